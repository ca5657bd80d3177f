import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { i18n } from '#web/locale/i18n.ts';
import { keptLanguage, LANGUAGE_KEY, setLocale } from '#web/locale/language.ts';
import { useViewer } from './useViewer.ts';

/** Follows the language that is chosen in another tab, or was chosen in another browser by who signs in here. */
export function LanguageSync() {
  const client = useApolloClient();
  const { viewer } = useViewer();
  const viewerId = viewer?.id;

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === LANGUAGE_KEY) speakKept();
    };
    speakKept();
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  useEffect(() => {
    if (!viewerId || keptLanguage()) return;
    import('./accountLanguage.ts').then(
      ({ takeFromAccount }) => takeFromAccount(client),
      () => null,
    );
  }, [client, viewerId]);

  return null;
}

function speakKept() {
  const language = keptLanguage();
  if (language && language !== i18n.locale) setLocale(language).catch(() => null);
}
