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

export interface PlaceProblem {
  field: keyof PlaceOfAddress;
  message: string;
}

export function provincesOf(places: Places): Province[] {
  return places.provinces;
}

export function districtsOf(places: Places, province: string): District[] {
  return named(provincesOf(places), province)?.districts ?? [];
}

export function localLevelsOf(places: Places, province: string, district: string): LocalLevel[] {
  return named(districtsOf(places, province), district)?.localLevels ?? [];
}

export function wardsOf(places: Places, province: string, district: string, municipality: string): number[] {
  const wards = named(localLevelsOf(places, province, district), municipality)?.wards ?? 0;
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
  const provinces = provincesOf(places);
  const districts = provinces.flatMap((province) => province.districts);
  const nepaliIn = (list: Named[], name: string) => list.find((each) => each.name === name)?.nameNe ?? name;
  return {
    province: (name) => nepaliIn(provinces, name),
    district: (name) => nepaliIn(districts, name),
    municipality: (district, name) =>
      nepaliIn(districts.find((each) => each.name === district)?.localLevels ?? [], name),
  };
}

/** The first part of the address that does not lie in the part before it, or null. */
export function placeProblem(places: Places, place: PlaceOfAddress): PlaceProblem | null {
  const { province, district, municipality, ward } = place;

  if (!named(provincesOf(places), province)) {
    return { field: 'province', message: /*i18n*/ 'Choose a province from the list.' };
  }
  if (!named(districtsOf(places, province), district)) {
    return { field: 'district', message: /*i18n*/ 'Choose a district of this province.' };
  }
  if (!named(localLevelsOf(places, province, district), municipality)) {
    return { field: 'municipality', message: /*i18n*/ 'Choose a municipality of this district.' };
  }
  if (ward !== undefined && !wardsOf(places, province, district, municipality).includes(ward)) {
    return { field: 'ward', message: /*i18n*/ 'Choose a ward of this municipality.' };
  }
  return null;
}

function named<Place extends { name: string }>(list: Place[], name: string): Place | undefined {
  return list.find((place) => place.name === name);
}
