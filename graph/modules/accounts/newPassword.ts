import { isOfOwnWords } from '#domain/accounts/ownWords.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { isCommonPassword } from './commonPasswords.ts';

/** What only the server can tell of a new password: the list of common ones is too large for a browser. */
export async function refuseCommon(password: string, field: string): Promise<void> {
  if (await isCommonPassword(password)) throw new DomainError('PASSWORD_COMMON', field);
}

/** For forms that do not know whose password it is. */
export function refuseOwnWords(password: string, owner: Pick<User, 'name' | 'email'>, field: string): void {
  if (isOfOwnWords(password, owner)) throw new DomainError('PASSWORD_OF_OWN_WORDS', field);
}
