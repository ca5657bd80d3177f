import { readWard } from '#domain/customers/places.ts';
import type { SavedAddress_AddressFragment } from './Addresses.generated.ts';

/** The form as it is filled in: texts as typed, the ward as the list gives it. */
export interface AddressValues {
  label: string;
  name: string;
  phone: string;
  province: string;
  district: string;
  municipality: string;
  ward: string;
  street: string;
  landmark: string;
  isDefault: boolean;
}

export const emptyAddress: AddressValues = {
  label: '',
  name: '',
  phone: '',
  province: '',
  district: '',
  municipality: '',
  ward: '',
  street: '',
  landmark: '',
  isDefault: false,
};

export function toValues(address: SavedAddress_AddressFragment): AddressValues {
  const { label, name, phone, province, district, municipality, ward, street, landmark, isDefault } = address;
  return {
    label: label ?? '',
    name,
    phone,
    province,
    district,
    municipality,
    ward: ward ? String(ward) : '',
    street,
    landmark: landmark ?? '',
    isDefault,
  };
}

/** What the rules for an address are asked about. */
export function toAddress({ ward, ...values }: AddressValues) {
  return { ...values, ward: readWard(ward) ?? null };
}
