import { useLingui } from '@lingui/react';
import { Checkbox, FormControlLabel } from '@mui/material';
import { Controller, useWatch } from 'react-hook-form';
import { AddressFields } from '#web/ui/form/AddressFields.tsx';
import { RecipientFields } from '#web/ui/form/RecipientFields.tsx';
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
      <AddressFields within="shippingAddress." filledInBy="shopper">
        <DeliveryEstimate district={district} />
      </AddressFields>
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
      {forSomeoneElse && <RecipientFields within="shippingAddress." filledInBy="shopper" />}
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
