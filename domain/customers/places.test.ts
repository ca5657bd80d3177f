import { expect, test } from 'vitest';
import places from './nepal-places.json' with { type: 'json' };
import {
  inNepali,
  knownParts,
  listDistricts,
  listLocalLevels,
  listProvinces,
  listWards,
  namesAsStored,
  placeProblem,
  readPlace,
} from './places.ts';

const balkumari = { province: 'Bagmati', district: 'Lalitpur', municipality: 'Lalitpur', ward: 9 };

test('the list holds the 7 provinces, 77 districts and 753 local levels of Nepal, each with its wards', () => {
  const districts = listProvinces(places).flatMap(({ name }) =>
    listDistricts(places, name).map((district) => ({ province: name, district: district.name })),
  );
  const localLevels = districts.flatMap(({ province, district }) =>
    listLocalLevels(places, province, district),
  );

  expect([listProvinces(places).length, districts.length, localLevels.length]).toEqual([7, 77, 753]);
  expect(localLevels.every(({ wards }) => wards >= 1 && wards <= 33)).toBe(true);
});

test('wards are numbered from 1', () => {
  const wards = listWards(places, 'Bagmati', 'Lalitpur', 'Lalitpur');
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
  expect(listDistricts(places, 'Atlantis')).toEqual([]);
  expect(listLocalLevels(places, 'Koshi', 'Lalitpur')).toEqual([]);
  expect(listWards(places, 'Bagmati', 'Lalitpur', 'Atlantis')).toEqual([]);
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

test.each([
  ['with its kind', { municipality: 'Lalitpur Metropolitan City' }],
  ['in capitals and with spaces', { district: ' LALITPUR  District ', municipality: 'lalitpur' }],
  [
    'in Nepali',
    { province: 'बागमती प्रदेश', district: 'ललितपुर', municipality: 'ललितपुर महानगरपालिका', ward: '९' },
  ],
  ['with a province that says so', { province: 'Bagmati Province' }],
  ['with the ward as text', { ward: '9' }],
  ['with a word before the ward', { ward: 'Ward No. 9' }],
])('a place is known %s, and comes out as it is stored', (_how, change) => {
  expect(readPlace(places, { ...balkumari, ...change })).toEqual(balkumari);
});

test.each([
  ['Gandaki', 'Nawalpur', 'Nawalparasi East', 'Kawasoti Municipality', 'Kawasoti'],
  ['Lumbini', 'Parasi', 'Nawalparasi West', 'Sunwal', 'Sunwal'],
  ['Karnali', 'Western Rukum', 'Rukum West', 'Musikot', 'Musikot'],
])('in %s, %s is %s', (province, district, stored, municipality, level) => {
  expect(readPlace(places, { province, district, municipality })).toEqual({
    province,
    district: stored,
    municipality: level,
  });
});

test('every place is found by its names with its kind, in both languages', () => {
  const KIND: Record<string, [string, string]> = {
    metropolitan: ['Metropolitan City', 'महानगरपालिका'],
    'sub-metropolitan': ['Sub-Metropolitan City', 'उपमहानगरपालिका'],
    municipality: ['Municipality', 'नगरपालिका'],
    'rural-municipality': ['Rural Municipality', 'गाउँपालिका'],
  };
  for (const province of listProvinces(places))
    for (const district of province.districts)
      for (const level of district.localLevels) {
        const [english = '', nepali = ''] = KIND[level.type] ?? [];
        const stored = { province: province.name, district: district.name, municipality: level.name };
        expect(readPlace(places, { ...stored, municipality: `${level.name} ${english}` })).toEqual(stored);
        const inNepali = {
          province: province.nameNe,
          district: `${district.nameNe} जिल्ला`,
          municipality: `${level.nameNe} ${nepali}`,
        };
        expect(readPlace(places, inNepali)).toEqual(stored);
      }
});

test('what is not known is refused with what it may be', () => {
  const problem = (change: object) => placeProblem(places, { ...balkumari, ...change })?.message;
  expect(problem({ province: 'Atlantis' })).toBe(
    'Choose a province: Koshi, Madhesh, Bagmati, Gandaki, Lumbini, Karnali, Sudurpashchim.',
  );
  expect(problem({ district: 'Kaski' })).toMatch(/^Choose a district of Bagmati: Bhaktapur, .*Lalitpur/);
  expect(problem({ municipality: 'Lalitpur Rural Municipality' })).toMatch(
    /^Choose a municipality of Lalitpur: .*Lalitpur/,
  );
  expect(problem({ ward: 'ninth' })).toBe('Choose a ward of Lalitpur, from 1 to 29.');
});

test('of an address that is half filled in, the parts that are known are known by their stored names', () => {
  const given = { province: 'Bagmati Province', district: 'ललितपुर', municipality: '', ward: '' };
  expect(knownParts(places, given)).toEqual({ province: 'Bagmati', district: 'Lalitpur' });
  expect(
    knownParts(places, { ...given, municipality: 'Lalitpur Metropolitan City', ward: 'Ward No. ९' }),
  ).toEqual(balkumari);
  expect(knownParts(places, { ...given, municipality: 'Lalitpur', ward: '99' })).not.toHaveProperty('ward');
  expect(knownParts(places, { ...given, province: 'Atlantis' })).toEqual({});
});
