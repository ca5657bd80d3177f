import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';

/**
 * Fetches the Nepali of the back-office once somebody reads it in Nepali; true when its texts can be shown. Those that
 * cannot be fetched stay English.
 */
export function useBackOfficeTexts(): boolean {
  const { i18n } = useLingui();
  const [isLoaded, setLoaded] = useState(false);
  const isWanted = i18n.locale === 'ne' && !isLoaded;

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    void import('#web/admin/locale/nepali.ts')
      .then(({ messages }) => i18n.load('ne', messages))
      .catch(() => undefined)
      .then(() => !isGone && setLoaded(true));
    return () => {
      isGone = true;
    };
  }, [i18n, isWanted]);

  return !isWanted;
}
