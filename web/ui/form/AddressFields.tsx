import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FilledInBy } from './ContactFields.tsx';
import { PlaceFields, type PlaceFieldsProps } from './PlaceFields.tsx';
import { TextInput } from './TextInput.tsx';

export interface AddressFieldsProps extends PlaceFieldsProps {
  filledInBy: FilledInBy;
  /** What there is to say of the place, below it. */
  children?: ReactNode;
}

type Whereabouts = Record<'street' | 'landmark', string>;

/** Where something goes to: the place, and how to find the door. */
export function AddressFields({ within, filledInBy, children }: AddressFieldsProps) {
  const { i18n } = useLingui();
  const { control } = useFormContext<Whereabouts & { shippingAddress: Whereabouts }>();
  const isOwn = filledInBy === 'shopper';
  return (
    <>
      <PlaceFields within={within} />
      {children}
      <TextInput
        control={control}
        name={`${within}street`}
        label={i18n.t('Street, tole or house')}
        autoComplete={isOwn ? 'shipping street-address' : 'off'}
        maxLength={120}
      />
      <TextInput
        control={control}
        name={`${within}landmark`}
        label={i18n.t('Landmark')}
        optional
        helperText={isOwn && i18n.t('A nearby place that helps the courier find you.')}
        autoComplete="off"
        maxLength={120}
      />
    </>
  );
}
