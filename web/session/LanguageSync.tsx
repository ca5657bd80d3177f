import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { i18n } from '#web/locale/i18n.ts';
import { LANGUAGE_KEY, readLanguage, setLocale } from '#web/locale/language.ts';
import { useViewer } from './useViewer.ts';

/** Applies a language chosen in another tab, or stored in the account that signs in. */
export function LanguageSync() {
  const client = useApolloClient();
  const { viewer } = useViewer();
  const viewerId = viewer?.id;

  useEffect(() => {
    const applyStorageChange = ({ key }: StorageEvent) => {
      if (key === LANGUAGE_KEY) applyStoredLanguage();
    };
    applyStoredLanguage();
    addEventListener('storage', applyStorageChange);
    return () => removeEventListener('storage', applyStorageChange);
  }, []);

  useEffect(() => {
    if (!viewerId || readLanguage()) return;
    import('./accountLanguage.ts').then(
      ({ applyAccountLanguage: applyLanguage }) => applyLanguage(client),
      () => null,
    );
  }, [client, viewerId]);

  return null;
}

function applyStoredLanguage() {
  const language = readLanguage();
  if (language && language !== i18n.locale) setLocale(language).catch(() => null);
}
