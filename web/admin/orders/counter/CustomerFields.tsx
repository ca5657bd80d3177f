import { useLingui } from '@lingui/react';
import { useFormContext } from 'react-hook-form';
import { AddressFields } from '#web/ui/form/AddressFields.tsx';
import { ContactFields } from '#web/ui/form/ContactFields.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { CounterValues } from './counterValues.ts';

/** Who buys and where they live, which the invoice names. */
export function CustomerFields() {
  const { i18n } = useLingui();
  const { control } = useFormContext<CounterValues>();
  return (
    <>
      <ContactFields
        within="contact."
        filledInBy="staff"
        phoneFirst
        emailHelp={i18n.t('The receipt goes there.')}
      />
      <AddressFields within="shippingAddress." filledInBy="staff" />
      <TextInput
        control={control}
        name="notes"
        label={i18n.t('Notes')}
        optional
        multiline
        minRows={2}
        maxLength={500}
      />
    </>
  );
}
