import type { I18n } from '@lingui/core';
import { formatStreetLine } from '#domain/customers/formatStreetLine.ts';
import type { PlaceNames } from '#domain/customers/places.ts';
import { formatPhone } from '#domain/text/formatPhone.ts';

export interface PostalAddress {
  name: string;
  phone: string;
  province: string;
  district: string;
  municipality: string;
  ward?: number | null;
  street: string;
  landmark?: string | null;
}

/** Returns the lines of a postal address; `names` comes from `usePlaceNames`. */
export function formatAddressLines(i18n: I18n, address: PostalAddress, names: PlaceNames): string[] {
  const { name, phone, ward } = address;
  // An order picked up at the store has no address.
  if (address.province === '')
    return [name, i18n.t('At the store'), formatPhone(phone)].filter((line) => line !== '');
  const municipality = names.municipality(address.district, address.municipality);
  const district = names.district(address.district);
  const province = names.province(address.province);
  return [
    name,
    formatStreetLine(address, (message, values) => i18n.t(message, values)),
    ward ? i18n.t('{municipality}, ward {ward}', { municipality, ward }) : municipality,
    i18n.t('{district}, {province}', { district, province }),
    formatPhone(phone),
  ];
}
