interface Member {
  id: string;
  name: string;
}

/** Returns the mention being typed at the caret and the position of its @, or null if there is none. */
export function findMentionAtCaret(text: string, caret: number): { at: number; mention: string } | null {
  const textBeforeCaret = text.slice(0, caret);
  const at = textBeforeCaret.lastIndexOf('@');
  if (at < 0 || /\S/.test(textBeforeCaret[at - 1] ?? '')) return null;
  const mention = textBeforeCaret.slice(at + 1);
  // Names contain spaces, but a line break or a long text ends the mention.
  return /[\n@]/.test(mention) || mention.length > 40 ? null : { at, mention };
}

/** Returns the members with a name part that begins with the typed text. */
export function matchMembers<Some extends Member>(members: readonly Some[], mention: string): Some[] {
  const query = mention.toLowerCase();
  return members.filter(({ name }) => {
    const lowerCaseName = name.toLowerCase();
    return lowerCaseName.startsWith(query) || lowerCaseName.split(' ').some((part) => part.startsWith(query));
  });
}

export interface ParsedMentions<Some extends Member> {
  /** Ids of the mentioned members. */
  mentionedIds: string[];
  /** Mentions that match nobody or several members. */
  ambiguous: { mention: string; matches: Some[] }[];
}

/** Finds the members that a text mentions after an @, by full name or by a name part that only one member has. */
export function parseMentions<Some extends Member>(
  members: readonly Some[],
  text: string,
): ParsedMentions<Some> {
  // Longest names first, so that a name is not matched as the start of a longer one.
  const membersLongestFirst = members.toSorted((a, b) => b.name.length - a.name.length);
  let remainder = text;
  const mentionedIds = new Set<string>();
  for (const { id, name } of membersLongestFirst) {
    const remainderWithoutName = removeMention(remainder, name);
    if (remainderWithoutName !== remainder) mentionedIds.add(id);
    remainder = remainderWithoutName;
  }
  const ambiguousMentions: ParsedMentions<Some>['ambiguous'] = [];
  for (const [, mention = ''] of remainder.matchAll(MENTION)) {
    const matches = findMembers(members, mention);
    const [match] = matches;
    if (match && matches.length === 1) mentionedIds.add(match.id);
    else if (!ambiguousMentions.some((a) => a.mention === mention))
      ambiguousMentions.push({ mention, matches });
  }
  return { mentionedIds: [...mentionedIds], ambiguous: ambiguousMentions };
}

/** An @ after a space or at the start, followed by letters. */
const MENTION = /(?<!\S)@(\p{L}[\p{L}\p{M}\p{N}'’-]*)/gu;

function removeMention(text: string, name: string): string {
  const escapedName = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(?<!\\S)@${escapedName}(?![\\p{L}\\p{M}\\p{N}])`, 'giu'), '');
}

/** A match with a complete part of a name takes precedence over a match with its beginning. */
function findMembers<Some extends Member>(members: readonly Some[], mention: string): Some[] {
  const query = mention.toLowerCase();
  const exactMatches = members.filter(({ name }) => name.toLowerCase().split(' ').includes(query));
  return exactMatches.length > 0 ? exactMatches : matchMembers(members, mention);
}
