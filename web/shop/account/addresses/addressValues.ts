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

export function valuesOf({ label, ward, landmark, ...rest }: SavedAddress_AddressFragment): AddressValues {
  return {
    ...emptyAddress,
    ...rest,
    label: label ?? '',
    ward: ward ? String(ward) : '',
    landmark: landmark ?? '',
  };
}

/** What the rules for an address are asked about. */
export function toAddress({ ward, ...values }: AddressValues) {
  return { ...values, ward: ward === '' ? null : Number(ward) };
}
