import { useLingui } from '@lingui/react';
import { Alert } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { formatNpr } from '#domain/pricing/money.ts';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';

interface Confirmed {
  overpaymentOk: boolean;
  referenceOk: boolean;
  providerSilentOk: boolean;
}

export interface ConfirmMoneyProps {
  /** How much more than is due was typed, NPR. */
  over: number;
  /** Whether another payment has the reference that was typed. */
  isNoted: boolean;
  /** Whether a provider did not respond, so that the payment could not be verified. */
  isUnverified?: boolean;
}

/** What somebody has to say before such money is entered; within the form that it belongs to. */
export function ConfirmMoney({ over, isNoted, isUnverified = false }: ConfirmMoneyProps) {
  const { i18n } = useLingui();
  const { control } = useFormContext<Confirmed>();
  return (
    <>
      {over > 0 && (
        <Alert severity="warning" variant="outlined">
          {i18n.t('This is {over} more than is due.', { over: formatNpr(over, i18n.locale) })}
          <CheckInput
            control={control}
            name="overpaymentOk"
            label={i18n.t('It came in; the difference is to be paid back')}
          />
        </Alert>
      )}
      {isNoted && (
        <CheckInput control={control} name="referenceOk" label={i18n.t('One transfer pays both orders')} />
      )}
      {isUnverified && (
        <CheckInput
          control={control}
          name="providerSilentOk"
          label={i18n.t('I found the payment in the provider’s account and entered its reference')}
        />
      )}
    </>
  );
}
