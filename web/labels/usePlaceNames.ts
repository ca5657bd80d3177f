import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { getNepaliNames, type PlaceNames, storedNames } from '#domain/customers/places.ts';

let loadedNames: PlaceNames | null = null;

/** Returns the names of places in the displayed language. English names are stored, so nothing is loaded for them. */
export function usePlaceNames(): PlaceNames {
  const { i18n } = useLingui();
  const [, setLoaded] = useState(loadedNames !== null);
  const isNepali = i18n.locale === 'ne';

  useEffect(() => {
    if (!isNepali || loadedNames) return;
    import('#domain/customers/nepal-places.json').then(
      (list) => {
        loadedNames = getNepaliNames(list.default);
        setLoaded(true);
      },
      // If the list cannot be loaded, the stored names are shown.
      () => undefined,
    );
  }, [isNepali]);

  return isNepali && loadedNames ? loadedNames : storedNames;
}
