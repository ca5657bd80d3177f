import { normalisePassword } from './password.ts';

/** Passwords that repeat a pattern of up to this many characters are refused. */
const MAX_PATTERN_LENGTH = 4;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Returns true for a common leaked password in any letter case, also with digits added at either end or repeated. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords();
  const common = await commonPasswords;
  const text = normalisePassword(password).toLowerCase();
  const [, repeated = ''] = /^(.+?)\1+$/su.exec(text) ?? [];
  if (repeated !== '' && repeated.length <= MAX_PATTERN_LENGTH) return true;
  return [text, text.replace(/^\d+|\d+$/g, ''), repeated].some((candidate) => common.has(candidate));
}

async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
