interface Member {
  id: string;
  name: string;
}

/** What somebody is typing after an @ at the caret, and where it begins; null where they name nobody. */
export function typedMention(text: string, caret: number): { at: number; word: string } | null {
  const before = text.slice(0, caret);
  const at = before.lastIndexOf('@');
  if (at < 0 || /\S/.test(before[at - 1] ?? '')) return null;
  const word = before.slice(at + 1);
  // Names have spaces, but whoever goes on after a line or a long way names nobody any more.
  return /[\n@]/.test(word) || word.length > 40 ? null : { at, word };
}

/** Who is meant by what is typed: those of whose names a part begins so. */
export function matchingMembers<Some extends Member>(members: readonly Some[], word: string): Some[] {
  const typed = word.toLowerCase();
  return members.filter(({ name }) => {
    const whole = name.toLowerCase();
    return whole.startsWith(typed) || whole.split(' ').some((part) => part.startsWith(typed));
  });
}

export interface MarkMentionsRead<Some extends Member> {
  /** The ids of those who are meant. */
  meant: string[];
  /** What was typed after an @ and fits nobody, or several. */
  unclear: { word: string; fitting: Some[] }[];
}

/** Whom a text names after an @: by the whole name, or by a part of it that only one of them has. */
export function markMentionsRead<Some extends Member>(
  members: readonly Some[],
  text: string,
): MarkMentionsRead<Some> {
  // The longest name first, so that a name which begins another one is not meant by it.
  const byLength = members.toSorted((one, other) => other.name.length - one.name.length);
  let rest = text;
  const meant = new Set<string>();
  for (const { id, name } of byLength) {
    const without = withoutMention(rest, name);
    if (without !== rest) meant.add(id);
    rest = without;
  }
  const unclear: MarkMentionsRead<Some>['unclear'] = [];
  for (const [, word = ''] of rest.matchAll(TYPED)) {
    const fitting = fittingMembers(members, word);
    const [only] = fitting;
    if (only && fitting.length === 1) meant.add(only.id);
    else if (!unclear.some((one) => one.word === word)) unclear.push({ word, fitting });
  }
  return { meant: [...meant], unclear };
}

/** A word with letters after an @ that nothing stands before. */
const TYPED = /(?<!\S)@(\p{L}[\p{L}\p{M}\p{N}'’-]*)/gu;

function withoutMention(text: string, name: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(?<!\\S)@${escaped}(?![\\p{L}\\p{M}\\p{N}])`, 'giu'), '');
}

/** A whole part of a name counts more than the beginning of one. */
function fittingMembers<Some extends Member>(members: readonly Some[], word: string): Some[] {
  const typed = word.toLowerCase();
  const whole = members.filter(({ name }) => name.toLowerCase().split(' ').includes(typed));
  return whole.length > 0 ? whole : matchingMembers(members, word);
}
