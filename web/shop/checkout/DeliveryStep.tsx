import { useLingui } from '@lingui/react';
import { useWatch } from 'react-hook-form';
import { AddressFields } from '#web/ui/form/AddressFields.tsx';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';
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
      <CheckInput control={control} name="forSomeoneElse" label={i18n.t('Someone else will receive it')} />
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
