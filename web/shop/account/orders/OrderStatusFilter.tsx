import { useLingui } from '@lingui/react';
import { OutlinedInput, Select } from '@mui/material';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { orderStatusTexts } from '#web/labels/orderStatusTexts.ts';

export interface OrderStatusFilterProps {
  /** Null shows all orders. */
  status: OrderStatus | null;
  onChange: (status: OrderStatus | null) => void;
}

export function OrderStatusFilter({ status, onChange }: OrderStatusFilterProps) {
  const { i18n } = useLingui();
  return (
    <Select
      native
      size="small"
      value={status ?? ''}
      onChange={({ target }) =>
        onChange(ORDER_STATUSES.find((statusOption) => statusOption === target.value) ?? null)
      }
      input={<OutlinedInput />}
      inputProps={{ 'aria-label': i18n.t('Filter by status') }}
    >
      <option value="">{i18n.t('All orders')}</option>
      {ORDER_STATUSES.map((statusOption) => (
        <option key={statusOption} value={statusOption}>
          {i18n.t(orderStatusTexts[statusOption].title)}
        </option>
      ))}
    </Select>
  );
}
