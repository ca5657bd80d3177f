import { useLingui } from '@lingui/react';
import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  OutlinedInput,
  Select,
  Stack,
} from '@mui/material';
import { useId, useState } from 'react';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/orderLifecycle.ts';
import type { BulkInputFormProps } from '#web/admin/list/bulkAction.ts';
import type { BulkChangeInput } from '#web/graphql/types.generated.ts';
import { orderStatusTexts } from '#web/labels/orderStatusTexts.ts';

interface StatusMove {
  status: OrderStatus;
  note?: string;
  /** True to include unpaid orders that use bank transfer. */
  allowUnpaid?: boolean;
}

/** Returns the bulk change that moves orders to a status. */
export function toStatusChange(answer: unknown): BulkChangeInput {
  const { status, note, allowUnpaid } = answer as StatusMove;
  return { moveOrders: { status, note: note || undefined, allowUnpaid } };
}

/** Statuses that orders can be moved to. */
const TARGET_STATUSES = ORDER_STATUSES.filter((status) => status !== 'PENDING');

/** Fields for the new status of the selected orders and a message to their customers. */
export function StatusChange({ answer, onAnswer }: BulkInputFormProps) {
  const { i18n } = useLingui();
  const [move, setMove] = useState<Partial<StatusMove>>((answer as StatusMove) ?? {});
  const id = useId();
  const isCancelled = move.status === 'CANCELLED';

  function change(newMove: Partial<StatusMove>) {
    setMove(newMove);
    const isComplete = newMove.status && (newMove.status !== 'CANCELLED' || newMove.note?.trim());
    onAnswer(isComplete ? newMove : undefined);
  }

  const isHandedOver = move.status === 'SHIPPED' || move.status === 'DELIVERED';

  return (
    <Stack sx={{ gap: 2, pt: 1 }}>
      <FormControl fullWidth>
        <FormLabel htmlFor={`${id}-status`}>{i18n.t('New status')}</FormLabel>
        <Select
          native
          id={`${id}-status`}
          value={move.status ?? ''}
          onChange={({ target }) =>
            change({
              ...move,
              status: TARGET_STATUSES.find((candidate) => candidate === target.value) as
                | OrderStatus
                | undefined,
            })
          }
          input={<OutlinedInput />}
        >
          <option value="">{i18n.t('Choose one')}</option>
          {TARGET_STATUSES.map((status) => (
            <option key={status} value={status}>
              {i18n.t(orderStatusTexts[status].title)}
            </option>
          ))}
        </Select>
        <FormHelperText>
          {i18n.t('Orders that cannot change to this status will be skipped. The report will show why.')}
        </FormHelperText>
      </FormControl>
      {isHandedOver && (
        <FormControlLabel
          label={i18n.t('Include orders whose bank transfer has not arrived')}
          control={
            <Checkbox
              checked={move.allowUnpaid ?? false}
              onChange={(_event, allowUnpaid) => change({ ...move, allowUnpaid })}
            />
          }
        />
      )}
      <FormControl fullWidth required={isCancelled}>
        <FormLabel htmlFor={`${id}-note`}>
          {isCancelled ? i18n.t('Reason') : i18n.t('Note to the customers')}
        </FormLabel>
        <OutlinedInput
          id={`${id}-note`}
          multiline
          minRows={2}
          value={move.note ?? ''}
          onChange={({ target }) => change({ ...move, note: target.value })}
          slotProps={{ input: { maxLength: isCancelled ? 240 : 500 } }}
        />
        <FormHelperText>{i18n.t('Included in the email to each customer.')}</FormHelperText>
      </FormControl>
    </Stack>
  );
}
