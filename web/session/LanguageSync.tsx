import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { i18n } from '#web/locale/i18n.ts';
import { LANGUAGE_KEY, setLocale, storedLanguage } from '#web/locale/language.ts';
import { useViewer } from './useViewer.ts';

/** Applies a language chosen in another tab, or stored in the account that signs in. */
export function LanguageSync() {
  const client = useApolloClient();
  const { viewer } = useViewer();
  const viewerId = viewer?.id;

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === LANGUAGE_KEY) applyStoredLanguage();
    };
    applyStoredLanguage();
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  useEffect(() => {
    if (!viewerId || storedLanguage()) return;
    import('./accountLanguage.ts').then(
      ({ applyAccountLanguage: takeFromAccount }) => takeFromAccount(client),
      () => null,
    );
  }, [client, viewerId]);

  return null;
}

function applyStoredLanguage() {
  const language = storedLanguage();
  if (language && language !== i18n.locale) setLocale(language).catch(() => null);
}
