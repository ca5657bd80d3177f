import { usePlaceNames } from './usePlaceNames.ts';

export interface PlaceNameProps {
  /** The stored name of the district. */
  district: string;
  /** The stored name of a municipality in it; without it the district is named. */
  municipality?: string;
}

/** A district or a municipality in the language of the screen. */
export function PlaceName({ district, municipality }: PlaceNameProps) {
  const names = usePlaceNames();
  return municipality === undefined ? names.district(district) : names.municipality(district, municipality);
}
