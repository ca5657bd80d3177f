import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// argon2id is the library's default; OWASP's current minimum for it.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified in place of a missing account's hash, so that both take the same time. Made on first use. */
let nobodysHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), COST);
}

/** For an account that somebody else opens: no password fits until its owner sets one with a mailed link. */
export function hashOfNoPassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'));
}

/**
 * Takes as long for an account that is not there (null) or has no password (empty) as for a wrong password, and answers
 * the same.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash || (await nobodysHash), composed(password));
  return matches && Boolean(passwordHash);
}

/** The same letters, however the keyboard of the day composes them. */
export function composed(password: string): string {
  return password.normalize('NFKC');
}
