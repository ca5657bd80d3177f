import { expect, test } from 'vitest';
import places from './places/nepal-places.json' with { type: 'json' };
import {
  districtsOf,
  inNepali,
  localLevelsOf,
  namesAsStored,
  placeProblem,
  provincesOf,
  wardsOf,
} from './places.ts';

const balkumari = { province: 'Bagmati', district: 'Lalitpur', municipality: 'Lalitpur', ward: 9 };

test('the list holds the 7 provinces, 77 districts and 753 local levels of Nepal, each with its wards', () => {
  const districts = provincesOf(places).flatMap(({ name }) =>
    districtsOf(places, name).map((district) => ({ province: name, district: district.name })),
  );
  const localLevels = districts.flatMap(({ province, district }) =>
    localLevelsOf(places, province, district),
  );

  expect([provincesOf(places).length, districts.length, localLevels.length]).toEqual([7, 77, 753]);
  expect(localLevels.every(({ wards }) => wards >= 1 && wards <= 33)).toBe(true);
});

test('wards are numbered from 1', () => {
  const wards = wardsOf(places, 'Bagmati', 'Lalitpur', 'Lalitpur');
  expect([wards[0], wards.at(-1), wards.length]).toEqual([1, 29, 29]);
});

test('an address is told in Nepali, each place by the place that it lies in', () => {
  const names = inNepali(places);
  expect([names.province('Bagmati'), names.district('Lalitpur')]).toEqual(['बागमती', 'ललितपुर']);
  expect(names.municipality('Lalitpur', 'Lalitpur')).toBe('ललितपुर');
  expect(names.municipality('Lalitpur', 'Atlantis')).toBe('Atlantis');
  expect(namesAsStored.municipality('Lalitpur', 'Lalitpur')).toBe('Lalitpur');
});

test('what is not on the list has nothing below it', () => {
  expect(districtsOf(places, 'Atlantis')).toEqual([]);
  expect(localLevelsOf(places, 'Koshi', 'Lalitpur')).toEqual([]);
  expect(wardsOf(places, 'Bagmati', 'Lalitpur', 'Atlantis')).toEqual([]);
});

test.each([
  [{}, null],
  [{ province: 'Atlantis' }, 'province'],
  [{ province: 'Koshi' }, 'district'],
  [{ district: '' }, 'district'],
  [{ municipality: 'Pokhara' }, 'municipality'],
  [{ ward: 0 }, 'ward'],
  [{ ward: 30 }, 'ward'],
  [{ ward: 1.5 }, 'ward'],
])('an address with %j has its problem at %s', (change, field) => {
  expect(placeProblem(places, { ...balkumari, ...change })?.field ?? null).toBe(field);
});
