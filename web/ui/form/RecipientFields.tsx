import { useLingui } from '@lingui/react';
import { useFormContext } from 'react-hook-form';
import type { FormAudience } from './ContactFields.tsx';
import type { PlaceFieldsProps } from './PlaceFields.tsx';
import { TextInput } from './TextInput.tsx';

export interface RecipientFieldsProps extends PlaceFieldsProps {
  audience: FormAudience;
  autoFocus?: boolean;
}

type Recipient = Record<'name' | 'phone', string>;

/** Fields for the recipient at an address. */
export function RecipientFields({ prefix: fieldPrefix, audience, autoFocus }: RecipientFieldsProps) {
  const { i18n } = useLingui();
  const { control } = useFormContext<Recipient & { shippingAddress: Recipient }>();
  const isShopper = audience === 'shopper';
  return (
    <>
      <TextInput
        control={control}
        name={`${fieldPrefix}name`}
        label={i18n.t('Recipient’s full name')}
        autoComplete={isShopper ? 'shipping name' : 'off'}
        autoFocus={autoFocus}
      />
      <TextInput
        control={control}
        name={`${fieldPrefix}phone`}
        label={i18n.t('Recipient’s mobile phone')}
        type="tel"
        inputMode="tel"
        autoComplete={isShopper ? 'shipping tel' : 'off'}
      />
    </>
  );
}
