import { useEffect, useMemo, useState } from 'react';
import type { Places } from '#domain/places.ts';

/** The list of places is large: it is asked for once the piece itself has been seen, in ms. */
const WAIT = 2000;

/** The names of all districts in order; empty until they are loaded. */
export function useDistricts(): string[] {
  const [places, setPlaces] = useState<Places | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      // Without the list the district that is shown stays the only one to choose.
      import('#domain/places/nepal-places.json').then(
        (list) => setPlaces(list.default),
        () => undefined,
      );
    }, WAIT);
    return () => clearTimeout(timer);
  }, []);

  return useMemo(
    () => places?.provinces.flatMap(({ districts }) => districts.map(({ name }) => name)).toSorted() ?? [],
    [places],
  );
}
