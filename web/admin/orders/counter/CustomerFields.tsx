import { useLingui } from '@lingui/react';
import { useFormContext } from 'react-hook-form';
import { PlaceFields } from '#web/ui/form/PlaceFields.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { CounterValues } from './counterValues.ts';

/** Who buys and where they live, which the invoice names. */
export function CustomerFields() {
  const { i18n } = useLingui();
  const { control } = useFormContext<CounterValues>();
  return (
    <>
      <TextInput control={control} name="contact.name" label={i18n.t('Full name')} autoComplete="off" />
      <TextInput
        control={control}
        name="contact.phone"
        label={i18n.t('Mobile phone')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
      <TextInput
        control={control}
        name="contact.email"
        label={i18n.t('Email')}
        helperText={i18n.t('The receipt goes there.')}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <PlaceFields within="shippingAddress." />
      <TextInput
        control={control}
        name="shippingAddress.street"
        label={i18n.t('Street, tole or house')}
        autoComplete="off"
        maxLength={120}
      />
      <TextInput
        control={control}
        name="shippingAddress.landmark"
        label={i18n.t('Landmark')}
        optional
        autoComplete="off"
        maxLength={120}
      />
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
