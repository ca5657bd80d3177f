import { usePlaceNames } from './usePlaceNames.ts';

export interface PlaceNameProps {
  /** Stored name of the district, in English. */
  district: string;
  /** Stored name of the municipality, in English. Without it, the district is shown. */
  municipality?: string;
}

/** Name of a district or municipality in the displayed language. */
export function PlaceName({ district, municipality }: PlaceNameProps) {
  const names = usePlaceNames();
  return municipality === undefined ? names.district(district) : names.municipality(district, municipality);
}
