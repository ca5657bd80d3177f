import { useLingui } from '@lingui/react';
import { Checkbox, FormControlLabel } from '@mui/material';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { AddressFields } from '#web/ui/form/AddressFields.tsx';
import type { AddressFieldValues } from '#web/ui/form/addressFieldValues.ts';
import { RecipientFields } from '#web/ui/form/RecipientFields.tsx';
import { showUserErrors } from '#web/ui/form/showUserErrors.ts';
import type { TillProblem } from './tillProblems.ts';
import type { TillSale } from './tillSale.ts';

export interface TillAddressProps {
  sale: Pick<TillSale, 'address' | 'isForOther'>;
  problems: readonly TillProblem[];
  onChange: (fields: Partial<TillSale>) => void;
}

/** Delivery address of a sale: the customer's, unless someone else receives it. */
export function TillAddress({ sale: { address, isForOther }, problems, onChange }: TillAddressProps) {
  const { i18n } = useLingui();
  const form = useForm<{ shippingAddress: AddressFieldValues }>({
    defaultValues: { shippingAddress: address },
  });
  const currentAddress = useWatch({ control: form.control, name: 'shippingAddress' });
  const text = JSON.stringify(currentAddress);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each typed value is passed on once, regardless of how the till changes it.
  useEffect(() => {
    onChange({ address: currentAddress });
  }, [text]);
  useEffect(() => {
    showUserErrors(form, problems);
  }, [form, problems]);

  return (
    <FormProvider {...form}>
      <FormControlLabel
        label={i18n.t('Deliver to someone else')}
        control={
          <Checkbox
            size="small"
            checked={isForOther}
            onChange={({ target }) => onChange({ isForOther: target.checked })}
          />
        }
      />
      {isForOther && <RecipientFields prefix="shippingAddress." audience="staff" />}
      <AddressFields prefix="shippingAddress." audience="staff" />
    </FormProvider>
  );
}
