/** An address as it is filled in: texts as typed, the ward as the list gives it. */
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

type KnownAddress = Record<Exclude<keyof AddressFieldValues, 'ward' | 'landmark'>, string> & {
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

/** The fields filled in with an address that is known. */
export function toAddressFields(address: KnownAddress): AddressFieldValues {
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
