import { useLingui } from '@lingui/react';
import { Alert } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { formatNpr } from '#domain/pricing/money.ts';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';

interface ConfirmationValues {
  allowOverpayment: boolean;
  allowDuplicateReference: boolean;
  allowUnverified: boolean;
}

export interface PaymentConfirmationsProps {
  /** Excess of the typed amount over the amount due, in NPR. */
  overpayment: number;
  /** True if another payment already has the typed reference. */
  isDuplicateReference: boolean;
  /** Name of the provider that did not respond, so that the payment could not be verified; null if none. */
  unresponsiveProvider?: string | null;
  /** True if the payment being recorded was made with the unresponsive provider. */
  isProviderUnresponsive?: boolean;
}

/** Checkboxes of the surrounding form that confirm an unusual payment before it is recorded. */
export function PaymentConfirmations({
  overpayment,
  isDuplicateReference,
  unresponsiveProvider = null,
  isProviderUnresponsive = false,
}: PaymentConfirmationsProps) {
  const { i18n } = useLingui();
  const { control } = useFormContext<ConfirmationValues>();
  const providerParams = { provider: unresponsiveProvider && i18n.t(unresponsiveProvider) };
  return (
    <>
      {overpayment > 0 && (
        <Alert severity="warning" variant="outlined">
          {i18n.t('This is {over} more than the amount due.', { over: formatNpr(overpayment, i18n.locale) })}
          <CheckInput
            control={control}
            name="allowOverpayment"
            label={i18n.t('The full amount was received, and we will refund the difference')}
          />
        </Alert>
      )}
      {isDuplicateReference && (
        <CheckInput
          control={control}
          name="allowDuplicateReference"
          label={i18n.t('One transfer covers both orders')}
        />
      )}
      {unresponsiveProvider !== null && (
        <CheckInput
          control={control}
          name="allowUnverified"
          label={
            isProviderUnresponsive
              ? i18n.t(
                  'I have found the payment in our {provider} account and entered its reference',
                  providerParams,
                )
              : i18n.t(
                  'I have checked our {provider} account, and this is a separate payment',
                  providerParams,
                )
          }
        />
      )}
    </>
  );
}
