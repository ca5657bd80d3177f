import { composed } from './password.ts';

/** So few characters, over and over, are no secret whatever they are. */
const LONGEST_PATTERN = 4;

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether many people have this password, by a list of those that were found where others leaked: as it stands there in
 * any case, with digits before or after it, or over and over.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= loadCommon();
  const common = await known;
  const text = composed(password).toLowerCase();
  const [, repeated = ''] = /^(.+?)\1+$/su.exec(text) ?? [];
  if (repeated !== '' && repeated.length <= LONGEST_PATTERN) return true;
  return [text, text.replace(/^\d+|\d+$/g, ''), repeated].some((word) => common.has(word));
}

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
