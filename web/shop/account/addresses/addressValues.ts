import { readWard } from '#domain/customers/places.ts';
import {
  type AddressFieldValues,
  emptyAddressFields,
  toAddressFields,
} from '#web/ui/form/addressFieldValues.ts';
import type { SavedAddress_AddressFragment } from './Addresses.generated.ts';

/** The form as it is filled in. */
export interface AddressValues extends AddressFieldValues {
  label: string;
  isDefault: boolean;
}

export const emptyAddress: AddressValues = { ...emptyAddressFields, label: '', isDefault: false };

export function toValues(address: SavedAddress_AddressFragment): AddressValues {
  return { ...toAddressFields(address), label: address.label ?? '', isDefault: address.isDefault };
}

/** What the rules for an address are asked about. */
export function toAddress({ ward, ...values }: AddressValues) {
  return { ...values, ward: readWard(ward) ?? null };
}
