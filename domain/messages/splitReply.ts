export interface SplitReply {
  /** What was written anew. */
  text: string;
  /** What it repeats of the mails before it, with the line that names them; null where it repeats nothing. */
  quoted: string | null;
}

/** Lines with which mail programs name what follows as an earlier mail, in the languages of the store's customers. */
const NAMES_EARLIER = [
  /^On .{6,200} wrote:\s*$/i,
  /^.{2,200} ले (?:.{0,120} )?लेख्नु(?:भएको|भयो)\s*:?\s*$/u,
  /^.{6,200} मा .{2,120} ले लेख्नुभयो\s*:?\s*$/u,
  /^-{2,}\s*(?:original message|forwarded message|मूल सन्देश)\s*-{2,}\s*$/iu,
  /^_{20,}\s*$/,
  /^.{2,80} wrote:\s*$/i,
];
const OUTLOOK_FROM = /^\*?(?:from|बाट)\s*:\*?\s+\S/i;
const OUTLOOK_NEXT = /^\*?(?:sent|date|to|subject|पठाइएको|मिति)\s*:/i;

/**
 * What a reply says, apart from what it repeats. A mail that says nothing of its own before what it repeats, or
 * answers between its lines, stays whole.
 */
export function splitReply(whole: string): SplitReply {
  const text = whole
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
  const lines = text.split('\n');
  const start = findStart(lines);
  if (start === null) return { text, quoted: null };
  const own = lines.slice(0, start).join('\n').trim();
  const quoted = lines.slice(start).join('\n').trim();
  if (own === '' || answersBetween(lines.slice(start))) return { text, quoted: null };
  return { text: own, quoted };
}

function findStart(lines: readonly string[]): number | null {
  for (const [index, line] of lines.entries()) {
    // Mail programs break the line that names an earlier mail.
    const joined = [line, lines[index + 1], lines[index + 2]].filter((part) => part !== undefined);
    const isNamed = joined.some((_part, count) => {
      const text = joined
        .slice(0, count + 1)
        .join(' ')
        .trim();
      return NAMES_EARLIER.some((pattern) => pattern.test(text)) && (count === 0 || /^On /i.test(line));
    });
    if (isNamed) return index;
    if (OUTLOOK_FROM.test(line) && lines.slice(index + 1, index + 4).some((next) => OUTLOOK_NEXT.test(next)))
      return index;
    if (line.startsWith('>')) return index;
  }
  return null;
}

/** Whether something of its own stands after what it repeats. */
function answersBetween(lines: readonly string[]): boolean {
  const firstQuoted = lines.findIndex((line) => line.startsWith('>'));
  if (firstQuoted < 0) return false;
  return lines
    .slice(firstQuoted)
    .some(
      (line) => line.trim() !== '' && !line.startsWith('>') && !NAMES_EARLIER.some((one) => one.test(line)),
    );
}
