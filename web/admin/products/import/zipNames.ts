import type { PhotographRole } from '#domain/catalog/photographSchema.ts';
import { wordsOf } from '#domain/sheets/columnNames.ts';

const PHOTOGRAPH = /\.(?:jpe?g|png|webp|avif)$/i;
/** What systems put beside the files that a person packs. */
const BESIDE = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db)/;
/** What stands behind the SKU in the name of one of several photographs: `-2`, ` (3)`, `_front`. */
const BEHIND =
  /[\s_-]*(?:\(\d{1,2}\)|[\s_-]\d{1,2}|[\s_-](?:front|main|dark|detail|close|scale|hand|worn|back|side))$/i;

/** Returns true if a file of a ZIP can be a photograph. */
export function isPhotograph(path: string): boolean {
  return PHOTOGRAPH.test(path) && !BESIDE.test(path);
}

/**
 * SKUs in small letters that a photograph may be of, the likeliest first: its name, its name without what tells several
 * photographs apart, and its folders from the inside out.
 */
export function likelySkus(path: string): string[] {
  const parts = path.normalize('NFC').split('/').filter(Boolean);
  const names: string[] = [];
  for (let name = (parts.pop() ?? '').replace(PHOTOGRAPH, ''); name !== ''; ) {
    names.push(name);
    const shorter = name.replace(BEHIND, '');
    if (shorter === name) break;
    name = shorter;
  }
  return [...names, ...parts.reverse()].map((name) => name.trim().toLowerCase());
}

const ROLES: readonly (readonly [PhotographRole, RegExp])[] = [
  ['FRONT', / (?:front|main) /],
  ['DARK', / dark /],
  ['DETAIL', / (?:detail|close) /],
  ['SCALE', / (?:scale|hand|worn) /],
  ['BACK', / (?:back|side) /],
];

/** What a photograph shows, where its name says so. */
export function roleIn(path: string): PhotographRole | undefined {
  const name = wordsOf(path.split('/').at(-1)?.replace(PHOTOGRAPH, '') ?? '');
  return ROLES.find(([, pattern]) => pattern.test(name))?.[0];
}

/** As people count: `2` stands before `10`, and the front before all others. */
export function inOrder(one: string, other: string): number {
  const rank = (path: string) => (roleIn(path) === 'FRONT' ? 0 : 1);
  return rank(one) - rank(other) || one.localeCompare(other, 'en', { numeric: true });
}
