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

/** Whom a text names: whose whole name stands in it after an @. */
export function mentionedIn(members: readonly Member[], text: string): string[] {
  // The longest name first, so that a name which begins another one is not meant by it.
  const byLength = members.toSorted((one, other) => other.name.length - one.name.length);
  let rest = text;
  return byLength.flatMap(({ id, name }) => {
    if (!rest.includes(`@${name}`)) return [];
    rest = rest.replaceAll(`@${name}`, '');
    return [id];
  });
}
