import { type InputIssue, toIssue } from '#domain/errors/problems.ts';

/** The shape of `places/nepal-places.json`; each side loads the list in its own way and passes it in. */
export interface Places {
  provinces: Province[];
}

export interface Named {
  name: string;
  nameNe: string;
}

export interface Province {
  name: string;
  nameNe: string;
  districts: District[];
}

export interface District {
  name: string;
  nameNe: string;
  localLevels: LocalLevel[];
}

export interface LocalLevel {
  name: string;
  nameNe: string;
  /** metropolitan, sub-metropolitan, municipality or rural-municipality */
  type: string;
  /** How many wards it has, numbered from 1. */
  wards: number;
}

export interface PlaceOfAddress {
  province: string;
  district: string;
  municipality: string;
  ward?: number;
}

export function listProvinces(places: Places): Province[] {
  return places.provinces;
}

export function listDistricts(places: Places, province: string): District[] {
  return named(listProvinces(places), province)?.districts ?? [];
}

export function listLocalLevels(places: Places, province: string, district: string): LocalLevel[] {
  return named(listDistricts(places, province), district)?.localLevels ?? [];
}

export function listWards(
  places: Places,
  province: string,
  district: string,
  municipality: string,
): number[] {
  const wards = named(listLocalLevels(places, province, district), municipality)?.wards ?? 0;
  return Array.from({ length: wards }, (_, index) => index + 1);
}

/** What a place is called in a language; the name that is stored is the English one. */
export function nameIn(language: string, { name, nameNe }: Named): string {
  return language === 'ne' ? nameNe : name;
}

/** What the places of an address are called. A name that a list does not know stays as it is. */
export interface PlaceNames {
  province: (name: string) => string;
  district: (name: string) => string;
  /** Municipalities of different districts share names. */
  municipality: (district: string, name: string) => string;
}

export const namesAsStored: PlaceNames = {
  province: (name) => name,
  district: (name) => name,
  municipality: (_district, name) => name,
};

/** What places are called in Nepali. */
export function inNepali(places: Places): PlaceNames {
  const provinces = listProvinces(places);
  const districts = provinces.flatMap((province) => province.districts);
  const nepaliIn = (list: Named[], name: string) => list.find((each) => each.name === name)?.nameNe ?? name;
  return {
    province: (name) => nepaliIn(provinces, name),
    district: (name) => nepaliIn(districts, name),
    municipality: (district, name) =>
      nepaliIn(districts.find((each) => each.name === district)?.localLevels ?? [], name),
  };
}

/** A place as it may be named: with its kind or without, in English or Nepali, and a ward as a number or as text. */
export interface NamedPlace {
  province: string;
  district: string;
  municipality: string;
  ward?: number | string | null;
}

/**
 * The place by the names that are stored, or the first part of it that does not lie in the part before, with what it may
 * be in the message.
 */
export function readPlace(places: Places, given: NamedPlace): PlaceOfAddress | InputIssue {
  const province = found(listProvinces(places), given.province, KIND_OF_PROVINCE);
  if (!province) return toIssue('PROVINCE_UNKNOWN', { names: listed(listProvinces(places)) }, 'province');
  const district = found(province.districts, given.district, KIND_OF_DISTRICT);
  if (!district)
    return toIssue(
      'DISTRICT_NOT_IN_PROVINCE',
      { province: province.name, names: listed(province.districts) },
      'district',
    );
  const level = foundLevel(district.localLevels, given.municipality);
  if (!level)
    return toIssue(
      'MUNICIPALITY_NOT_IN_DISTRICT',
      { district: district.name, names: listed(district.localLevels) },
      'municipality',
    );
  const place = { province: province.name, district: district.name, municipality: level.name };
  const ward = readWard(given.ward);
  if (ward === undefined) return place;
  if (Number.isInteger(ward) && ward >= 1 && ward <= level.wards) return { ...place, ward };
  return toIssue('WARD_NOT_IN_MUNICIPALITY', { municipality: level.name, most: level.wards }, 'ward');
}

/** Of an address that is half filled in: its parts by the names that are stored, as far down as they are known. */
export function knownParts(places: Places, given: NamedPlace): Partial<PlaceOfAddress> {
  const province = found(listProvinces(places), given.province, KIND_OF_PROVINCE);
  if (!province) return {};
  const district = found(province.districts, given.district, KIND_OF_DISTRICT);
  if (!district) return { province: province.name };
  const level = foundLevel(district.localLevels, given.municipality);
  if (!level) return { province: province.name, district: district.name };
  const ward = readWard(given.ward);
  const isWard = ward !== undefined && Number.isInteger(ward) && ward >= 1 && ward <= level.wards;
  return {
    province: province.name,
    district: district.name,
    municipality: level.name,
    ...(isWard && { ward }),
  };
}

/** The first part of the address that does not lie in the part before it, or null. */
export function placeProblem(places: Places, place: NamedPlace): InputIssue | null {
  const read = readPlace(places, place);
  return 'message' in read ? read : null;
}

/** A ward's number as it comes: 9, "9", "९" or "Ward 9"; undefined where none is named, NaN for what is none. */
export function readWard(ward: number | string | null | undefined): number | undefined {
  if (ward == null || typeof ward === 'number') return ward ?? undefined;
  const digits = ward
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/^\s*(ward|वडा)?\s*(no\.?|नं\.?|number)?\s*/i, '')
    .trim();
  if (digits === '') return undefined;
  return /^\d{1,3}$/.test(digits) ? Number(digits) : Number.NaN;
}

const KIND_OF_PROVINCE = /\b(province|pradesh)\b|प्रदेश/g;
const KIND_OF_DISTRICT = /\b(district|jilla)\b|जिल्ला/g;

/** Longer ones first: each ends with the next. */
const KINDS: readonly [RegExp, LocalLevel['type']][] = [
  [/\bsub[ -]?metropolitan( city)?\b|\bupa[ -]?mahanagarpalika\b|उपमहानगरपालिका/g, 'sub-metropolitan'],
  [/\bmetropolitan( city)?\b|\bmahanagarpalika\b|महानगरपालिका/g, 'metropolitan'],
  [/\brural municipality\b|\bga(u|un)palika\b|गा(उँ|उं|ऊँ|उ)पालिका/g, 'rural-municipality'],
  [/\bmunicipality\b|\bnagarpalika\b|नगरपालिका/g, 'municipality'],
];

/** Districts that are called otherwise as well. */
const ALSO_CALLED: Record<string, readonly string[]> = {
  'Nawalparasi East': ['Nawalpur', 'East Nawalparasi', 'नवलपुर'],
  'Nawalparasi West': ['Parasi', 'West Nawalparasi', 'परासी'],
  'Rukum East': ['Eastern Rukum', 'East Rukum', 'पूर्वी रुकुम'],
  'Rukum West': ['Western Rukum', 'West Rukum', 'पश्चिमी रुकुम'],
};

function found<Place extends Named>(list: readonly Place[], text: string, kind: RegExp): Place | undefined {
  const asked = plain(text.toLowerCase().replace(kind, ' '));
  return list.find((place) =>
    [place.name, place.nameNe, ...(ALSO_CALLED[place.name] ?? [])].some(
      (name) => plain(name.toLowerCase().replace(kind, ' ')) === asked,
    ),
  );
}

/** By its name, or its name with its kind; a name that ends so by itself counts as it stands. */
function foundLevel(levels: readonly LocalLevel[], text: string): LocalLevel | undefined {
  const asked = plain(text);
  const isCalled = (name: string) => (level: LocalLevel) =>
    plain(level.name) === name || plain(level.nameNe) === name;
  const exact = levels.find(isCalled(asked));
  if (exact) return exact;
  const kind = KINDS.find(([pattern]) => asked.search(pattern) >= 0);
  if (!kind) return undefined;
  const level = levels.find(isCalled(plain(asked.replace(kind[0], ' '))));
  return level?.type === kind[1] ? level : undefined;
}

/** In small letters, with one space for whatever stands between words. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,-]+/g, ' ')
    .trim();
}

function listed(list: readonly Named[]): string[] {
  return list.map(({ name }) => name);
}

function named<Place extends { name: string }>(list: Place[], name: string): Place | undefined {
  return list.find((place) => place.name === name);
}
