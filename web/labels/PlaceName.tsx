import { usePlaceNames } from './usePlaceNames.ts';

export interface PlaceNameProps {
  /** District name as stored. */
  district: string;
  /** Municipality name as stored. Without it, the district is shown. */
  municipality?: string;
}

/** Name of a district or municipality in the displayed language. */
export function PlaceName({ district, municipality }: PlaceNameProps) {
  const names = usePlaceNames();
  return municipality === undefined ? names.district(district) : names.municipality(district, municipality);
}
