import { useLingui } from '@lingui/react';
import { Alert } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { formatNpr } from '#domain/pricing/money.ts';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';

interface Confirmed {
  overpaymentOk: boolean;
  referenceOk: boolean;
}

export interface ConfirmMoneyProps {
  /** How much more than is due was typed, NPR. */
  over: number;
  /** Whether another payment has the reference that was typed. */
  isNoted: boolean;
}

/** What somebody has to say before such money is entered; within the form that it belongs to. */
export function ConfirmMoney({ over, isNoted }: ConfirmMoneyProps) {
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
    </>
  );
}
