import { normalisePassword } from './password.ts';

/** A repeated pattern of up to this many characters is never accepted. */
const LONGEST_PATTERN = 4;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns true if the password is on a list of common leaked passwords: in any case, with digits before or after it,
 * or repeated.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= loadCommon();
  const common = await commonPasswords;
  const text = normalisePassword(password).toLowerCase();
  const [, repeated = ''] = /^(.+?)\1+$/su.exec(text) ?? [];
  if (repeated !== '' && repeated.length <= LONGEST_PATTERN) return true;
  return [text, text.replace(/^\d+|\d+$/g, ''), repeated].some((candidate) => common.has(candidate));
}

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
