import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { keepLanguage, keptLanguage, type Language, setLocale } from '#web/locale/language.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { isTokenValid } from './token/tokenStore.ts';

/** Shows the store in another language, and remembers it in this browser and, signed in, in the account. */
export function useChooseLanguage() {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();

  return async (language: Language) => {
    const before = keptLanguage() ?? 'en';
    // Kept first: whatever looks meanwhile which language was chosen finds the new one.
    keepLanguage(language);
    try {
      await setLocale(language);
    } catch {
      keepLanguage(before);
      notify.error(i18n.t('Nepali could not be loaded. Please try again.'));
      return;
    }
    // Whose token it is may not have been answered yet.
    if (!isTokenValid()) return;
    const { keepInAccount } = await import('./accountLanguage.ts');
    await keepInAccount(client, language);
  };
}
