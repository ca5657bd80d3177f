import places from '#domain/places/nepal-places.json' with { type: 'json' };
import { districtsOf, localLevelsOf, provincesOf } from '#domain/places.ts';
import type { Random } from './random.ts';

const VALLEY = ['Kathmandu', 'Lalitpur', 'Bhaktapur'];
const VALLEY_SHARE = 0.65;
const TOLES = [
  'Main road',
  'Temple square',
  'School lane',
  'Old bazaar',
  'Riverside',
  'Bus park',
  'Hill side',
];

/** An address in Nepal, most often in the Kathmandu valley. */
export function randomAddress(random: Random) {
  const province = random.chance(VALLEY_SHARE) ? 'Bagmati' : random.pick(provincesOf(places)).name;
  const districts = districtsOf(places, province).map(({ name }) => name);
  const district =
    random.chance(VALLEY_SHARE) && province === 'Bagmati' ? random.pick(VALLEY) : random.pick(districts);
  const level = random.pick(localLevelsOf(places, province, district));
  return {
    province,
    district,
    municipality: level.name,
    ward: random.between(1, level.wards),
    street: `${random.pick(TOLES)}, house ${random.between(1, 240)}`,
  };
}
