import { type InputIssue, toIssue } from '#domain/errors/problems.ts';

/** Contents of `places/nepal-places.json`. Browser and server load the list differently and pass it as an argument. */
export interface Places {
  provinces: Province[];
}

export interface PlaceName {
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
  /** Number of wards, numbered from 1. */
  wards: number;
}

export interface AddressPlace {
  province: string;
  district: string;
  municipality: string;
  ward?: number;
}

export function listProvinces(places: Places): Province[] {
  return places.provinces;
}

export function listDistricts(places: Places, province: string): District[] {
  return findByName(listProvinces(places), province)?.districts ?? [];
}

export function listLocalLevels(places: Places, province: string, district: string): LocalLevel[] {
  return findByName(listDistricts(places, province), district)?.localLevels ?? [];
}

export function listWards(
  places: Places,
  province: string,
  district: string,
  municipality: string,
): number[] {
  const wards = findByName(listLocalLevels(places, province, district), municipality)?.wards ?? 0;
  return Array.from({ length: wards }, (_, index) => index + 1);
}

/** Returns the name in the given language. The database stores the English name. */
export function localiseName(language: string, { name, nameNe }: PlaceName): string {
  return language === 'ne' ? nameNe : name;
}

/** Translates the place names of an address. Names that are not on the list are returned unchanged. */
export interface PlaceNames {
  province: (name: string) => string;
  district: (name: string) => string;
  /** Municipalities in different districts can share a name, so the district is required. */
  municipality: (district: string, name: string) => string;
}

export const storedNames: PlaceNames = {
  province: (name) => name,
  district: (name) => name,
  municipality: (_district, name) => name,
};

export function getNepaliNames(places: Places): PlaceNames {
  const provinces = listProvinces(places);
  const districts = provinces.flatMap((province) => province.districts);
  const translateName = (list: PlaceName[], name: string) =>
    list.find((candidate) => candidate.name === name)?.nameNe ?? name;
  return {
    province: (name) => translateName(provinces, name),
    district: (name) => translateName(districts, name),
    municipality: (district, name) =>
      translateName(districts.find((candidate) => candidate.name === district)?.localLevels ?? [], name),
  };
}

/** A place as entered: with or without its kind, in English or Nepali, with the ward as a number or text. */
export interface NamedPlace {
  province: string;
  district: string;
  municipality: string;
  ward?: number | string | null;
}

/**
 * Returns the place with its stored names, or an issue for the first part that is not within the preceding part. The
 * message lists the choices.
 */
export function readPlace(places: Places, address: NamedPlace): AddressPlace | InputIssue {
  const province = findPlace(listProvinces(places), address.province, PROVINCE_WORDS);
  if (!province) return toIssue('PROVINCE_UNKNOWN', { names: listNames(listProvinces(places)) }, 'province');
  const district = findPlace(province.districts, address.district, DISTRICT_WORDS);
  if (!district)
    return toIssue(
      'DISTRICT_NOT_IN_PROVINCE',
      { province: province.name, names: listNames(province.districts) },
      'district',
    );
  const level = findLevel(district.localLevels, address.municipality);
  if (!level)
    return toIssue(
      'MUNICIPALITY_NOT_IN_DISTRICT',
      { district: district.name, names: listNames(district.localLevels) },
      'municipality',
    );
  const place = { province: province.name, district: district.name, municipality: level.name };
  const ward = readWard(address.ward);
  if (ward === undefined) return place;
  if (Number.isInteger(ward) && ward >= 1 && ward <= level.wards) return { ...place, ward };
  return toIssue('WARD_NOT_IN_MUNICIPALITY', { municipality: level.name, most: level.wards }, 'ward');
}

/** Returns the parts of an incomplete address by their stored names, down to the last known part. */
export function readKnownParts(places: Places, address: NamedPlace): Partial<AddressPlace> {
  const province = findPlace(listProvinces(places), address.province, PROVINCE_WORDS);
  if (!province) return {};
  const district = findPlace(province.districts, address.district, DISTRICT_WORDS);
  if (!district) return { province: province.name };
  const level = findLevel(district.localLevels, address.municipality);
  if (!level) return { province: province.name, district: district.name };
  const ward = readWard(address.ward);
  const isValidWard = ward !== undefined && Number.isInteger(ward) && ward >= 1 && ward <= level.wards;
  return {
    province: province.name,
    district: district.name,
    municipality: level.name,
    ...(isValidWard && { ward }),
  };
}

/** Returns an issue for the first part of the address that is not within the preceding part, or null. */
export function findPlaceProblem(places: Places, place: NamedPlace): InputIssue | null {
  const parsedPlace = readPlace(places, place);
  return 'message' in parsedPlace ? parsedPlace : null;
}

/** Reads a ward such as 9, "9", "९" or "Ward 9". Returns undefined if it is missing, and NaN if it is invalid. */
export function readWard(ward: number | string | null | undefined): number | undefined {
  if (ward == null || typeof ward === 'number') return ward ?? undefined;
  const digits = ward
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/^\s*(ward|वडा)?\s*(no\.?|नं\.?|number)?\s*/i, '')
    .trim();
  if (digits === '') return undefined;
  return /^\d{1,3}$/.test(digits) ? Number(digits) : Number.NaN;
}

const PROVINCE_WORDS = /\b(province|pradesh)\b|प्रदेश/g;
const DISTRICT_WORDS = /\b(district|jilla)\b|जिल्ला/g;

/** Longer kinds first, since each ends with the next. */
const KINDS: readonly [RegExp, LocalLevel['type']][] = [
  [/\bsub[ -]?metropolitan( city)?\b|\bupa[ -]?mahanagarpalika\b|उपमहानगरपालिका/g, 'sub-metropolitan'],
  [/\bmetropolitan( city)?\b|\bmahanagarpalika\b|महानगरपालिका/g, 'metropolitan'],
  [/\brural municipality\b|\bga(u|un)palika\b|गा(उँ|उं|ऊँ|उ)पालिका/g, 'rural-municipality'],
  [/\bmunicipality\b|\bnagarpalika\b|नगरपालिका/g, 'municipality'],
];

/** Alternative names of districts. */
const ALIASES: Record<string, readonly string[]> = {
  'Nawalparasi East': ['Nawalpur', 'East Nawalparasi', 'नवलपुर'],
  'Nawalparasi West': ['Parasi', 'West Nawalparasi', 'परासी'],
  'Rukum East': ['Eastern Rukum', 'East Rukum', 'पूर्वी रुकुम'],
  'Rukum West': ['Western Rukum', 'West Rukum', 'पश्चिमी रुकुम'],
};

function findPlace<Place extends PlaceName>(
  list: readonly Place[],
  text: string,
  kind: RegExp,
): Place | undefined {
  const nameToFind = normaliseName(text.toLowerCase().replace(kind, ' '));
  return list.find((place) =>
    [place.name, place.nameNe, ...(ALIASES[place.name] ?? [])].some(
      (name) => normaliseName(name.toLowerCase().replace(kind, ' ')) === nameToFind,
    ),
  );
}

/**
 * Finds a local level by its name, with or without its kind. An exact name takes precedence, even if it ends with the
 * word for a kind.
 */
function findLevel(levels: readonly LocalLevel[], text: string): LocalLevel | undefined {
  const nameToFind = normaliseName(text);
  const matchesName = (name: string) => (level: LocalLevel) =>
    normaliseName(level.name) === name || normaliseName(level.nameNe) === name;
  const exactMatch = levels.find(matchesName(nameToFind));
  if (exactMatch) return exactMatch;
  const kind = KINDS.find(([pattern]) => nameToFind.search(pattern) >= 0);
  if (!kind) return undefined;
  const level = levels.find(matchesName(normaliseName(nameToFind.replace(kind[0], ' '))));
  return level?.type === kind[1] ? level : undefined;
}

/** Converts to lower case, with one space between words. */
function normaliseName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,-]+/g, ' ')
    .trim();
}

function listNames(list: readonly PlaceName[]): string[] {
  return list.map(({ name }) => name);
}

function findByName<Place extends { name: string }>(list: Place[], name: string): Place | undefined {
  return list.find((place) => place.name === name);
}
