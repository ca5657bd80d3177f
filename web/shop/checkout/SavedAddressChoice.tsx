import { useLingui } from '@lingui/react';
import { OutlinedInput, Select } from '@mui/material';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePlaceNames } from '#web/labels/usePlaceNames.ts';
import { type CheckoutValues, emptyCheckout } from '#web/order/checkoutValues.ts';
import { Field } from '#web/ui/form/Field.tsx';
import type { SavedAddress_AddressFragment } from '../account/addresses/Addresses.generated.ts';
import { toDeliveryFields } from './toDeliveryFields.ts';

/** Fills the delivery fields from a saved address. Editing these fields creates a new address. */
export function SavedAddressChoice({ addresses }: { addresses: readonly SavedAddress_AddressFragment[] }) {
  const { i18n } = useLingui();
  const placeNames = usePlaceNames();
  const id = useId();
  const { control, setValue, getValues, clearErrors } = useFormContext<CheckoutValues>();
  const shipping = useWatch({ control, name: 'shippingAddress' });
  const selectedAddress = addresses.find(
    ({ province, district, municipality, street, ward }) =>
      province === shipping.province &&
      district === shipping.district &&
      municipality === shipping.municipality &&
      street === shipping.street &&
      String(ward ?? '') === shipping.ward,
  );

  function choose(chosenId: string) {
    const address = addresses.find((candidate) => candidate.id === chosenId);
    const { forSomeoneElse, shippingAddress } = address
      ? toDeliveryFields(address, getValues('contact'))
      : emptyCheckout;
    setValue('forSomeoneElse', forSomeoneElse);
    setValue('shippingAddress', shippingAddress, { shouldDirty: true });
    clearErrors('shippingAddress');
  }

  return (
    <Field id={id} label={i18n.t('Deliver to')}>
      <Select
        native
        value={selectedAddress?.id ?? ''}
        onChange={({ target }) => choose(target.value)}
        input={<OutlinedInput />}
        inputProps={{ id }}
      >
        {addresses.map(({ id: addressId, label, name, street, district, municipality }) => (
          <option key={addressId} value={addressId}>
            {[label ?? name, street, placeNames.municipality(district, municipality)].join(', ')}
          </option>
        ))}
        <option value="">{i18n.t('Another address')}</option>
      </Select>
    </Field>
  );
}
