import { useLingui } from '@lingui/react';
import { useFormContext } from 'react-hook-form';
import { formatNpr } from '#domain/pricing/money.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import type { RefundDialog_OrderFragment as Order } from './Refund.generated.ts';
import { type RefundValues, refundableEntries } from './refundValues.ts';

/** Whether a provider by which money came gives it back by itself, or somebody does by hand. */
export function RefundWay({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { control } = useFormContext<RefundValues>();
  const entries = refundableEntries(order);
  if (entries.length === 0) return null;
  return (
    <SelectInput
      control={control}
      name="through"
      label={i18n.t('How it goes back')}
      placeholder={i18n.t('By hand, with a reference')}
      options={entries.map(({ id, method, refundableByProvider }) => ({
        value: id,
        label: i18n.t('Back to {provider} by itself, up to {amount}', {
          provider: i18n.t(paymentTexts.method[method]),
          amount: formatNpr(refundableByProvider, i18n.locale),
        }),
      }))}
    />
  );
}
