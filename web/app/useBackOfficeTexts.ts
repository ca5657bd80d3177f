import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { i18n } from '#web/locale/i18n.ts';

/**
 * Loads the Nepali texts of the back office on first use. Returns true when they can be shown; if loading fails, the
 * texts stay in English.
 */
export function useBackOfficeTexts(): boolean {
  const { locale } = useLingui().i18n;
  const [isLoaded, setLoaded] = useState(false);
  const needsLoading = locale === 'ne' && !isLoaded;

  useEffect(() => {
    if (!needsLoading) return;
    let isUnmounted = false;
    void import('#web/admin/locale/nepali.ts')
      .then(({ messages }) => i18n.load('ne', messages))
      .catch(() => undefined)
      .then(() => !isUnmounted && setLoaded(true));
    return () => {
      isUnmounted = true;
    };
  }, [needsLoading]);

  return !needsLoading;
}
