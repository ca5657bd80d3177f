import { readWard } from '#domain/customers/places.ts';
import {
  type AddressFieldValues,
  emptyAddressFields,
  toAddressFields,
} from '#web/ui/form/addressFieldValues.ts';
import type { SavedAddress_AddressFragment } from './Addresses.generated.ts';

/** Form values of an address. */
export interface AddressValues extends AddressFieldValues {
  label: string;
  isDefault: boolean;
}

export const emptyAddress: AddressValues = { ...emptyAddressFields, label: '', isDefault: false };

export function toValues(address: SavedAddress_AddressFragment): AddressValues {
  return { ...toAddressFields(address), label: address.label ?? '', isDefault: address.isDefault };
}

/** Converts the form values for the address rules. */
export function toAddress({ ward, ...values }: AddressValues) {
  return { ...values, ward: readWard(ward) ?? null };
}
