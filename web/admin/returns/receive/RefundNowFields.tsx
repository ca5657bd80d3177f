import { useLingui } from '@lingui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatNpr } from '#domain/pricing/money.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';
import { RefundFields } from '../refund/RefundFields.tsx';
import type { Credit, ReceivingValues } from './receivingValues.ts';

/** Fields for a refund made while receiving a return: all or part of the refund due. Hidden if nothing was paid. */
export function RefundNowFields({ credit: { refundDue, refundLimit } }: { credit: Credit }) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const { control } = useFormContext<ReceivingValues>();
  const shouldRefundNow = useWatch({ control, name: 'refund.isNow' });
  if (refundLimit === 0 || !can('refundOrders')) return null;
  const formatAmount = (amount: number) => formatNpr(amount, i18n.locale);
  return (
    <>
      <CheckInput control={control} name="refund.isNow" label={i18n.t('Refund now')} />
      {shouldRefundNow && (
        <RefundFields
          fieldPrefix="refund."
          amount={{
            helperText: i18n.t('Leave empty to refund the full amount due: {refundDue}.', {
              refundDue: formatAmount(refundDue),
            }),
            placeholder: String(refundDue),
            optional: true,
          }}
        />
      )}
    </>
  );
}
