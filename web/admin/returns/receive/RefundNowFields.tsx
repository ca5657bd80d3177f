import { useLingui } from '@lingui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatNpr } from '#domain/pricing/money.ts';
import { useMay } from '#web/session/useMay.ts';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';
import { RefundFields } from '../refund/RefundFields.tsx';
import type { Credit, TakingValues } from './takingValues.ts';

/** Money that goes back along with what is taken: all that is owed then, or a part. Nothing where nothing was paid. */
export function RefundNowFields({ credit: { refundDue, held } }: { credit: Credit }) {
  const { i18n } = useLingui();
  const may = useMay();
  const { control } = useFormContext<TakingValues>();
  const isNow = useWatch({ control, name: 'refund.isNow' });
  if (held === 0 || !may('refundOrders')) return null;
  const npr = (amount: number) => formatNpr(amount, i18n.locale);
  return (
    <>
      <CheckInput control={control} name="refund.isNow" label={i18n.t('Pay it back now')} />
      {isNow && (
        <RefundFields
          within="refund."
          amount={{
            helperText: i18n.t('Empty pays back all that is owed: {refundDue}.', {
              refundDue: npr(refundDue),
            }),
            placeholder: String(refundDue),
            optional: true,
          }}
        />
      )}
    </>
  );
}
