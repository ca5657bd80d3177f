import type { User } from '#graph/prisma/generated/client.ts';
import type { Language } from '#graph/schema/schema.generated.ts';

/** The language that an account keeps in its preferences; English where it chose none. */
export function preferredLanguage({ preferences }: Pick<User, 'preferences'>): Language {
  const isNepali =
    typeof preferences === 'object' && preferences !== null && 'language' in preferences
      ? preferences.language === 'ne'
      : false;
  return isNepali ? 'NE' : 'EN';
}
