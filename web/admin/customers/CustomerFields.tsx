import { useLingui } from '@lingui/react';
import type { Control } from 'react-hook-form';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { CustomerValues } from './customerValues.ts';

export function CustomerFields({ control }: { control: Control<CustomerValues> }) {
  const { i18n } = useLingui();
  return (
    <>
      <TextInput
        control={control}
        name="name"
        label={i18n.t('Full name')}
        autoComplete="off"
        maxLength={80}
      />
      <TextInput
        control={control}
        name="email"
        label={i18n.t('Email')}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <TextInput
        control={control}
        name="phone"
        label={i18n.t('Phone')}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
    </>
  );
}
