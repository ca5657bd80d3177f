/** Form values of an address: texts as typed, the ward as its list value. */
export interface AddressFieldValues {
  name: string;
  phone: string;
  province: string;
  district: string;
  municipality: string;
  ward: string;
  street: string;
  landmark: string;
}

type SavedAddress = Record<Exclude<keyof AddressFieldValues, 'ward' | 'landmark'>, string> & {
  ward?: number | null;
  landmark?: string | null;
};

export const emptyAddressFields: AddressFieldValues = {
  name: '',
  phone: '',
  province: '',
  district: '',
  municipality: '',
  ward: '',
  street: '',
  landmark: '',
};

/** Returns the form values of an existing address. */
export function toAddressFields(address: SavedAddress): AddressFieldValues {
  const { name, phone, province, district, municipality, ward, street, landmark } = address;
  return {
    name,
    phone,
    province,
    district,
    municipality,
    ward: ward ? String(ward) : '',
    street,
    landmark: landmark ?? '',
  };
}
