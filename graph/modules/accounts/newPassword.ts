import { isGuessablePassword } from '#domain/accounts/guessablePassword.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { isCommonPassword } from './commonPasswords.ts';

/** Refuses common passwords. Only the server checks this: the list is too large for a browser. */
export async function requireUncommonPassword(password: string, field: string): Promise<void> {
  if (await isCommonPassword(password)) throw new DomainError('PASSWORD_TOO_COMMON', field);
}

/** Refuses passwords that contain personal data of the owner. Used where the form cannot check this itself. */
export function requireNoPersonalData(
  password: string,
  owner: Pick<User, 'name' | 'email'>,
  field: string,
): void {
  if (isGuessablePassword(password, owner)) throw new DomainError('PASSWORD_CONTAINS_OWN_DATA', field);
}
