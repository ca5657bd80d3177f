import { normalisePassword } from './password.ts';

/** Passwords that repeat a pattern of up to this many characters are refused. */
const MAX_PATTERN_LENGTH = 4;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns true for a common leaked password in any letter case, even with digits added at either end, for a common
 * password written several times, and for a short pattern that is repeated.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords();
  const commonPasswordSet = await commonPasswords;
  const text = normalisePassword(password).toLowerCase();
  const [, repeatedPattern = ''] = /^(.+?)\1+$/su.exec(text) ?? [];
  if (repeatedPattern !== '' && repeatedPattern.length <= MAX_PATTERN_LENGTH) return true;
  return [text, text.replace(/^\d+|\d+$/g, ''), repeatedPattern].some((candidate) =>
    commonPasswordSet.has(candidate),
  );
}

async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
