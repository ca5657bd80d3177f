import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FormAudience } from './ContactFields.tsx';
import { PlaceFields, type PlaceFieldsProps } from './PlaceFields.tsx';
import { TextInput } from './TextInput.tsx';

export interface AddressFieldsProps extends PlaceFieldsProps {
  audience: FormAudience;
  /** Information about the place, shown below its fields. */
  children?: ReactNode;
}

type AddressDetailFields = Record<'street' | 'landmark', string>;

/** Fields of a delivery address: the place and the details within it. */
export function AddressFields({ prefix: fieldPrefix, audience, children }: AddressFieldsProps) {
  const { i18n } = useLingui();
  const { control } = useFormContext<AddressDetailFields & { shippingAddress: AddressDetailFields }>();
  const isShopper = audience === 'shopper';
  return (
    <>
      <PlaceFields prefix={fieldPrefix} />
      {children}
      <TextInput
        control={control}
        name={`${fieldPrefix}street`}
        label={i18n.t('Street, tole or house')}
        autoComplete={isShopper ? 'shipping street-address' : 'off'}
        maxLength={120}
      />
      <TextInput
        control={control}
        name={`${fieldPrefix}landmark`}
        label={i18n.t('Landmark')}
        optional
        helperText={isShopper && i18n.t('A nearby place that helps the courier find you.')}
        autoComplete="off"
        maxLength={120}
      />
    </>
  );
}
