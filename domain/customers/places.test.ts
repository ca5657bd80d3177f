import { expect, test } from 'vitest';
import places from './nepal-places.json' with { type: 'json' };
import {
  findPlaceProblem,
  getNepaliNames,
  listDistricts,
  listLocalLevels,
  listProvinces,
  listWards,
  readKnownParts,
  readPlace,
  storedNames,
} from './places.ts';

const balkumari = { province: 'Bagmati', district: 'Lalitpur', municipality: 'Lalitpur', ward: 9 };

test('the list contains Nepal’s 7 provinces, 77 districts and 753 local levels, each with its wards', () => {
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

test('translates an address to Nepali and looks up each place within its parent', () => {
  const names = getNepaliNames(places);
  expect([names.province('Bagmati'), names.district('Lalitpur')]).toEqual(['बागमती', 'ललितपुर']);
  expect(names.municipality('Lalitpur', 'Lalitpur')).toBe('ललितपुर');
  expect(names.municipality('Lalitpur', 'Atlantis')).toBe('Atlantis');
  expect(storedNames.municipality('Lalitpur', 'Lalitpur')).toBe('Lalitpur');
});

test('a place that is not on the list has no places below it', () => {
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
])('an address with %j is reported as invalid in %s', (change, field) => {
  expect(findPlaceProblem(places, { ...balkumari, ...change })?.field ?? null).toBe(field);
});

test.each([
  ['named with its type', { municipality: 'Lalitpur Metropolitan City' }],
  [
    'written in capitals and with extra spaces',
    { district: ' LALITPUR  District ', municipality: 'lalitpur' },
  ],
  [
    'written in Nepali',
    { province: 'बागमती प्रदेश', district: 'ललितपुर', municipality: 'ललितपुर महानगरपालिका', ward: '९' },
  ],
  ['named with the word Province', { province: 'Bagmati Province' }],
  ['with its ward as text', { ward: '9' }],
  ['with a word before its ward', { ward: 'Ward No. 9' }],
])('finds a place %s and returns its stored names', (_case, change) => {
  expect(readPlace(places, { ...balkumari, ...change })).toEqual(balkumari);
});

test.each([
  ['Gandaki', 'Nawalpur', 'Nawalparasi East', 'Kawasoti Municipality', 'Kawasoti'],
  ['Lumbini', 'Parasi', 'Nawalparasi West', 'Sunwal', 'Sunwal'],
  ['Karnali', 'Western Rukum', 'Rukum West', 'Musikot', 'Musikot'],
])('in %s, %s is stored as %s', (province, district, storedDistrict, municipality, level) => {
  expect(readPlace(places, { province, district, municipality })).toEqual({
    province,
    district: storedDistrict,
    municipality: level,
  });
});

test('finds every place by its name and kind, in both languages', () => {
  const KIND_NAMES: Record<string, [string, string]> = {
    metropolitan: ['Metropolitan City', 'महानगरपालिका'],
    'sub-metropolitan': ['Sub-Metropolitan City', 'उपमहानगरपालिका'],
    municipality: ['Municipality', 'नगरपालिका'],
    'rural-municipality': ['Rural Municipality', 'गाउँपालिका'],
  };
  for (const province of listProvinces(places))
    for (const district of province.districts)
      for (const level of district.localLevels) {
        const [english = '', nepali = ''] = KIND_NAMES[level.type] ?? [];
        const storedPlace = { province: province.name, district: district.name, municipality: level.name };
        expect(readPlace(places, { ...storedPlace, municipality: `${level.name} ${english}` })).toEqual(
          storedPlace,
        );
        const nepaliAddress = {
          province: province.nameNe,
          district: `${district.nameNe} जिल्ला`,
          municipality: `${level.nameNe} ${nepali}`,
        };
        expect(readPlace(places, nepaliAddress)).toEqual(storedPlace);
      }
});

test('the message for an unknown place lists the choices', () => {
  const getProblem = (change: object) => findPlaceProblem(places, { ...balkumari, ...change })?.message;
  expect(getProblem({ province: 'Atlantis' })).toBe(
    'Choose a province: Koshi, Madhesh, Bagmati, Gandaki, Lumbini, Karnali, Sudurpashchim.',
  );
  expect(getProblem({ district: 'Kaski' })).toMatch(/^Choose a district in Bagmati: Bhaktapur, .*Lalitpur/);
  expect(getProblem({ municipality: 'Lalitpur Rural Municipality' })).toMatch(
    /^Choose a municipality in Lalitpur: .*Lalitpur/,
  );
  expect(getProblem({ ward: 'ninth' })).toBe('Choose a ward in Lalitpur, from 1 to 29.');
});

test('returns the known parts of an incomplete address by their stored names', () => {
  const partialAddress = { province: 'Bagmati Province', district: 'ललितपुर', municipality: '', ward: '' };
  expect(readKnownParts(places, partialAddress)).toEqual({ province: 'Bagmati', district: 'Lalitpur' });
  expect(
    readKnownParts(places, {
      ...partialAddress,
      municipality: 'Lalitpur Metropolitan City',
      ward: 'Ward No. ९',
    }),
  ).toEqual(balkumari);
  expect(
    readKnownParts(places, { ...partialAddress, municipality: 'Lalitpur', ward: '99' }),
  ).not.toHaveProperty('ward');
  expect(readKnownParts(places, { ...partialAddress, province: 'Atlantis' })).toEqual({});
});
