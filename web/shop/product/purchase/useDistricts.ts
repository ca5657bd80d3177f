import { useEffect, useMemo, useState } from 'react';
import type { Named, Places } from '#domain/customers/places.ts';

/** The list of places is large: it is asked for once the piece itself has been seen, in ms. */
const WAIT = 2000;

/** All districts in the order of their names; empty until they are loaded. */
export function useDistricts(): Named[] {
  const [places, setPlaces] = useState<Places | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      // Without the list the district that is shown stays the only one to choose.
      import('#domain/customers/nepal-places.json').then(
        (list) => setPlaces(list.default),
        () => undefined,
      );
    }, WAIT);
    return () => clearTimeout(timer);
  }, []);

  return useMemo(
    () =>
      places?.provinces
        .flatMap(({ districts }) => districts)
        .toSorted((one, other) => (one.name < other.name ? -1 : 1)) ?? [],
    [places],
  );
}
