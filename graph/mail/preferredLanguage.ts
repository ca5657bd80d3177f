import type { User } from '#graph/prisma/generated/client.ts';
import type { Language } from '#graph/schema/schema.generated.ts';

/** Returns the account's preferred language, English by default. */
export function getPreferredLanguage({ preferences }: Pick<User, 'preferences'>): Language {
  const isNepali =
    typeof preferences === 'object' && preferences !== null && 'language' in preferences
      ? preferences.language === 'ne'
      : false;
  return isNepali ? 'NE' : 'EN';
}
