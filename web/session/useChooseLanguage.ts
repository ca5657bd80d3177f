import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { type Language, readLanguage, setLocale, storeLanguage } from '#web/locale/language.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { isTokenValid } from './token/tokenStore.ts';

/** Switches the language and stores the choice in this browser and, if signed in, in the account. */
export function useChooseLanguage() {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();

  return async (language: Language) => {
    const previousLanguage = readLanguage() ?? 'en';
    // Stored first, so that code that reads the chosen language in the meantime receives the new one.
    storeLanguage(language);
    try {
      await setLocale(language);
    } catch {
      storeLanguage(previousLanguage);
      notify.error(i18n.t('Couldn’t load Nepali. Please try again.'));
      return;
    }
    // The viewer may not have loaded yet, so this checks the token.
    if (!isTokenValid()) return;
    const { storeAccountLanguage } = await import('./accountLanguage.ts');
    await storeAccountLanguage(client, language);
  };
}
