import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// argon2id is the library's default. These are OWASP's current minimum parameters for it.
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Verified if an address has no account, so that the response takes as long as for an existing account. Created on
 * first use.
 */
let placeholderHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(normalisePassword(password), ARGON2_OPTIONS);
}

/**
 * Returns a hash that no password matches, for an account created by someone else. Its owner sets a password
 * through an emailed link.
 */
export function getUnusablePasswordHash(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'));
}

/**
 * Returns true if the password matches. Takes as long for a missing account (null) or an account without a password
 * (empty) as for a wrong password.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  placeholderHash ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash || (await placeholderHash), normalisePassword(password));
  return matches && Boolean(passwordHash);
}

/** Normalises the Unicode form, because keyboards compose characters differently. */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}
