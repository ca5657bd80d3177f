import { useLingui } from '@lingui/react';
import { useFormContext } from 'react-hook-form';
import { formatNpr } from '#domain/pricing/money.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import type { RefundDialog_OrderFragment as Order } from './Refund.generated.ts';
import { findRefundableEntries, type RefundValues } from './refundValues.ts';

/** Selects an automatic refund by the payment's provider or a manual refund. */
export function RefundMethodChoice({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { control } = useFormContext<RefundValues>();
  const entries = findRefundableEntries(order);
  if (entries.length === 0) return null;
  return (
    <SelectInput
      control={control}
      name="providerEntryId"
      label={i18n.t('Refund through')}
      placeholder={i18n.t('Manually, with a reference')}
      options={entries.map(({ id, method, refundableByProvider }) => ({
        value: id,
        label: i18n.t('Automatically through {provider}, up to {amount}', {
          provider: i18n.t(paymentTexts.method[method]),
          amount: formatNpr(refundableByProvider, i18n.locale),
        }),
      }))}
    />
  );
}
