import type { ApolloClient } from '@apollo/client';
import { asLanguage, keepLanguage, keptLanguage, type Language, setLocale } from '#web/locale/language.ts';
import { KeepPreferencesDocument, PreferencesDocument } from './Preferences.generated.ts';

/** A session that was saved without its token is not ended for want of a language. */
const QUIET = { quiet: true };

/** The account keeps the language beside whatever else it keeps; where it cannot, this browser still does. */
export async function keepInAccount(client: ApolloClient, language: Language): Promise<void> {
  try {
    const preferences = { ...(await readPreferences(client)), language };
    await client.mutate({ mutation: KeepPreferencesDocument, variables: { preferences }, context: QUIET });
  } catch {
    // The next choice tries again.
  }
}

/** The language of the account, in a browser where none was chosen. */
export async function takeFromAccount(client: ApolloClient): Promise<void> {
  try {
    const language = asLanguage((await readPreferences(client))?.language);
    if (!language || keptLanguage()) return;
    await setLocale(language);
    keepLanguage(language);
  } catch {
    // Then the store stays in the language that it is in.
  }
}

async function readPreferences(client: ApolloClient): Promise<Record<string, unknown> | null> {
  const { data } = await client.query({
    query: PreferencesDocument,
    fetchPolicy: 'network-only',
    context: QUIET,
  });
  return data?.me?.preferences as Record<string, unknown> | null;
}
