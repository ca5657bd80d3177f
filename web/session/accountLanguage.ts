import type { ApolloClient } from '@apollo/client';
import {
  type Language,
  parseLanguage,
  readLanguage,
  setLocale,
  storeLanguage,
} from '#web/locale/language.ts';
import { KeepPreferencesDocument, PreferencesDocument } from './Preferences.generated.ts';

/** Quiet, because a failure here must not end a session that was saved without a token. */
const QUIET_CONTEXT = { quiet: true };

/** Stores the language in the account's preferences. If that fails, this browser still remembers it. */
export async function storeAccountLanguage(client: ApolloClient, language: Language): Promise<void> {
  try {
    const preferences = { ...(await readPreferences(client)), language };
    await client.mutate({
      mutation: KeepPreferencesDocument,
      variables: { preferences },
      context: QUIET_CONTEXT,
    });
  } catch {
    // The language is sent again the next time one is chosen.
  }
}

/** Applies the account's language if none was chosen in this browser. */
export async function applyAccountLanguage(client: ApolloClient): Promise<void> {
  try {
    const language = parseLanguage((await readPreferences(client))?.language);
    if (!language || readLanguage()) return;
    await setLocale(language);
    storeLanguage(language);
  } catch {
    // The shop stays in its current language.
  }
}

async function readPreferences(client: ApolloClient): Promise<Record<string, unknown> | null> {
  const { data } = await client.query({
    query: PreferencesDocument,
    fetchPolicy: 'network-only',
    context: QUIET_CONTEXT,
  });
  return data?.me?.preferences as Record<string, unknown> | null;
}
