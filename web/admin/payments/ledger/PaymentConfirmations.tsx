import { useLingui } from '@lingui/react';
import { Alert } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { formatNpr } from '#domain/pricing/money.ts';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';

interface ConfirmedMoney {
  allowOverpayment: boolean;
  allowDuplicateReference: boolean;
  allowUnverified: boolean;
}

export interface ConfirmMoneyProps {
  /** How much more than is due was typed, NPR. */
  over: number;
  /** Whether another payment has the reference that was typed. */
  isNoted: boolean;
  /** Name of the provider that did not respond, so that the payment could not be verified; null if none. */
  silent?: string | null;
  /** True if the recorded payment is one of that provider. */
  isBySilent?: boolean;
}

/** What somebody has to say before such money is entered; within the form that it belongs to. */
export function ConfirmMoney({ over, isNoted, silent = null, isBySilent = false }: ConfirmMoneyProps) {
  const { i18n } = useLingui();
  const { control } = useFormContext<ConfirmedMoney>();
  const provider = { provider: silent && i18n.t(silent) };
  return (
    <>
      {over > 0 && (
        <Alert severity="warning" variant="outlined">
          {i18n.t('This is {over} more than is due.', { over: formatNpr(over, i18n.locale) })}
          <CheckInput
            control={control}
            name="allowOverpayment"
            label={i18n.t('It came in; the difference is to be paid back')}
          />
        </Alert>
      )}
      {isNoted && (
        <CheckInput
          control={control}
          name="allowDuplicateReference"
          label={i18n.t('One transfer pays both orders')}
        />
      )}
      {silent !== null && (
        <CheckInput
          control={control}
          name="allowUnverified"
          label={
            isBySilent
              ? i18n.t('I found the payment in our {provider} account and entered its reference', provider)
              : i18n.t('I checked our {provider} account: this is another payment', provider)
          }
        />
      )}
    </>
  );
}
