import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { i18n } from '#web/locale/i18n.ts';

/**
 * Fetches the Nepali of the back-office once somebody reads it in Nepali; true when its texts can be shown. Those that
 * cannot be fetched stay English.
 */
export function useBackOfficeTexts(): boolean {
  const { locale } = useLingui().i18n;
  const [isLoaded, setLoaded] = useState(false);
  const isWanted = locale === 'ne' && !isLoaded;

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
  }, [isWanted]);

  return !isWanted;
}
