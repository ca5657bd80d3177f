import type { PhotoRole } from '#domain/catalog/photoSchema.ts';
import { normaliseWords } from '#domain/spreadsheets/columnNames.ts';

const PHOTO_EXTENSION_PATTERN = /\.(?:jpe?g|png|webp|avif)$/i;
/** Files that operating systems add to a ZIP. */
const SYSTEM_FILE_PATTERN = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db)/;
/** Suffix after the SKU if a product has several photos: `-2`, ` (3)`, `_front`. */
const SKU_SUFFIX_PATTERN =
  /[\s_-]*(?:\(\d{1,2}\)|[\s_-]\d{1,2}|[\s_-](?:front|main|dark|detail|close|scale|hand|worn|back|side))$/i;

/** Returns true if a file of a ZIP can be a photo. */
export function isPhoto(path: string): boolean {
  return PHOTO_EXTENSION_PATTERN.test(path) && !SYSTEM_FILE_PATTERN.test(path);
}

/**
 * Returns the possible SKUs of a photo in lower case, most likely first: its file name, the file name without its
 * suffix, and its folders from the innermost to the outermost.
 */
export function getPossibleSkus(path: string): string[] {
  const parts = path.normalize('NFC').split('/').filter(Boolean);
  const names: string[] = [];
  for (let name = (parts.pop() ?? '').replace(PHOTO_EXTENSION_PATTERN, ''); name !== ''; ) {
    names.push(name);
    const nameWithoutSuffix = name.replace(SKU_SUFFIX_PATTERN, '');
    if (nameWithoutSuffix === name) break;
    name = nameWithoutSuffix;
  }
  return [...names, ...parts.reverse()].map((name) => name.trim().toLowerCase());
}

const ROLES: readonly (readonly [PhotoRole, RegExp])[] = [
  ['FRONT', / (?:front|main) /],
  ['DARK', / dark /],
  ['DETAIL', / (?:detail|close) /],
  ['SCALE', / (?:scale|hand|worn) /],
  ['BACK', / (?:back|side) /],
];

/** Returns the role in the photo's name, if there is one. */
export function parseRole(path: string): PhotoRole | undefined {
  const name = normaliseWords(path.split('/').at(-1)?.replace(PHOTO_EXTENSION_PATTERN, '') ?? '');
  return ROLES.find(([, pattern]) => pattern.test(name))?.[0];
}

/** Compares names in natural order: `2` before `10`, and the front photo before all others. */
export function compareNaturally(a: string, b: string): number {
  const getRank = (path: string) => (parseRole(path) === 'FRONT' ? 0 : 1);
  return getRank(a) - getRank(b) || a.localeCompare(b, 'en', { numeric: true });
}
