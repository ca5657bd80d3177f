import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { inNepali, namesAsStored, type PlaceNames } from '#domain/customers/places.ts';

let nepaliNames: PlaceNames | null = null;

/** What places are called in the language of the screen. In English they are as they are stored, and nothing is loaded. */
export function usePlaceNames(): PlaceNames {
  const { i18n } = useLingui();
  const [, setLoaded] = useState(nepaliNames !== null);
  const isNepali = i18n.locale === 'ne';

  useEffect(() => {
    if (!isNepali || nepaliNames) return;
    import('#domain/customers/nepal-places.json').then(
      (list) => {
        nepaliNames = inNepali(list.default);
        setLoaded(true);
      },
      // Without the list the names stay those that are stored.
      () => undefined,
    );
  }, [isNepali]);

  return isNepali && nepaliNames ? nepaliNames : namesAsStored;
}
