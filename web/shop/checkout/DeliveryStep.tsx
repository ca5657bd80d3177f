import { useLingui } from '@lingui/react';
import { Checkbox, FormControlLabel } from '@mui/material';
import { Controller, useWatch } from 'react-hook-form';
import { PlaceFields } from '#web/ui/form/PlaceFields.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { SavedAddress_AddressFragment } from '../account/addresses/Addresses.generated.ts';
import { CheckoutStep } from './CheckoutStep.tsx';
import type { CheckoutControl } from './checkoutControl.ts';
import { DeliveryEstimate } from './DeliveryEstimate.tsx';
import { SavedAddressChoice } from './SavedAddressChoice.tsx';

export interface DeliveryStepProps {
  control: CheckoutControl;
  /** Those that the customer has saved. */
  addresses: readonly SavedAddress_AddressFragment[];
}

export function DeliveryStep({ control, addresses }: DeliveryStepProps) {
  const { i18n } = useLingui();
  const [forSomeoneElse, district] = useWatch({
    control,
    name: ['forSomeoneElse', 'shippingAddress.district'],
  });

  return (
    <CheckoutStep number={2} title={i18n.t('Delivery')}>
      {addresses.length > 0 && <SavedAddressChoice addresses={addresses} />}
      <PlaceFields within="shippingAddress." />
      <DeliveryEstimate district={district} />
      <TextInput
        control={control}
        name="shippingAddress.street"
        label={i18n.t('Street, tole or house')}
        autoComplete="shipping street-address"
        maxLength={120}
      />
      <TextInput
        control={control}
        name="shippingAddress.landmark"
        label={i18n.t('Landmark')}
        optional
        helperText={i18n.t('A nearby place that helps the courier find you.')}
        autoComplete="off"
        maxLength={120}
      />
      <Controller
        control={control}
        name="forSomeoneElse"
        render={({ field: { value, ref, ...field } }) => (
          <FormControlLabel
            label={i18n.t('Someone else will receive it')}
            control={<Checkbox {...field} checked={value} slotProps={{ input: { ref } }} />}
          />
        )}
      />
      {forSomeoneElse && (
        <>
          <TextInput
            control={control}
            name="shippingAddress.name"
            label={i18n.t('Recipient’s full name')}
            autoComplete="shipping name"
          />
          <TextInput
            control={control}
            name="shippingAddress.phone"
            label={i18n.t('Recipient’s mobile phone')}
            type="tel"
            inputMode="tel"
            autoComplete="shipping tel"
          />
        </>
      )}
      <TextInput
        control={control}
        name="notes"
        label={i18n.t('Order notes')}
        optional
        multiline
        minRows={2}
        maxLength={500}
        autoComplete="off"
      />
    </CheckoutStep>
  );
}
