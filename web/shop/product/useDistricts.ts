import { useMemo } from 'react';
import { usePlaces } from '../checkout/usePlaces.ts';

/** The names of all districts in order; empty until they are loaded. */
export function useDistricts(): string[] {
  const { places } = usePlaces();
  return useMemo(() => {
    const names = places?.provinces.flatMap(({ districts }) => districts.map(({ name }) => name)) ?? [];
    return names.toSorted((a, b) => a.localeCompare(b));
  }, [places]);
}
