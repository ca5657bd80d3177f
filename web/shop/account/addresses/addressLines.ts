import type { I18n } from '@lingui/core';
import { readablePhone } from '#web/ui/readablePhone.ts';

export interface WrittenAddress {
  name: string;
  phone: string;
  province: string;
  district: string;
  municipality: string;
  ward?: number | null;
  street: string;
  landmark?: string | null;
}

/** An address as it is written on a parcel, line by line. */
export function addressLines(i18n: I18n, address: WrittenAddress): string[] {
  const { name, phone, street, landmark, municipality, ward, district, province } = address;
  return [
    name,
    landmark ? i18n.t('{street}, near {landmark}', { street, landmark }) : street,
    ward ? i18n.t('{municipality}, ward {ward}', { municipality, ward }) : municipality,
    i18n.t('{district}, {province}', { district, province }),
    readablePhone(phone),
  ];
}
