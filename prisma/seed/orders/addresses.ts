import places from '#domain/customers/nepal-places.json' with { type: 'json' };
import { listDistricts, listLocalLevels, listProvinces, listWards } from '#domain/customers/places.ts';
import type { Random } from '../random.ts';

export interface PlainAddress {
  province: string;
  district: string;
  municipality: string;
  ward: number;
  street: string;
}

const VALLEY_DISTRICTS = ['Kathmandu', 'Lalitpur', 'Bhaktapur'];
const VALLEY_PROVINCE = 'Bagmati';
const VALLEY_SHARE = 0.6;
const STREETS = [
  'Main road',
  'Temple square',
  'School lane',
  'Old bazaar',
  'Riverside',
  'Bus park',
  'Hill side',
] as const;

/** Returns an address in Nepal, most often in the Kathmandu valley. */
export function createRandomAddress(random: Random): PlainAddress {
  const { province, district } = random.chance(VALLEY_SHARE)
    ? { province: VALLEY_PROVINCE, district: random.pick(VALLEY_DISTRICTS) }
    : pickDistrict(random);
  const municipality = random.pick(listLocalLevels(places, province, district)).name;
  return {
    province,
    district,
    municipality,
    ward: random.pick(listWards(places, province, district, municipality)),
    street: `${random.pick(STREETS)}, house ${random.between(1, 240)}`,
  };
}

function pickDistrict(random: Random) {
  const province = random.pick(listProvinces(places)).name;
  return { province, district: random.pick(listDistricts(places, province)).name };
}
