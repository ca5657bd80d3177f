export interface SplitReply {
  /** Reply without the quoted emails. */
  text: string;
  /** The quoted earlier emails with the line that introduces them. Null if nothing is quoted. */
  quoted: string | null;
}

/** Lines with which email programs introduce a quoted email, in the languages of the store's customers. */
const QUOTE_INTRODUCTIONS = [
  /^On .{6,200} wrote:\s*$/i,
  /^.{2,200} ले (?:.{0,120} )?लेख्नु(?:भएको|भयो)\s*:?\s*$/u,
  /^.{6,200} मा .{2,120} ले लेख्नुभयो\s*:?\s*$/u,
  /^-{2,}\s*(?:original message|forwarded message|मूल सन्देश)\s*-{2,}\s*$/iu,
  /^_{20,}\s*$/,
  /^.{2,80} wrote:\s*$/i,
];
const OUTLOOK_FROM_LINE = /^\*?(?:from|बाट)\s*:\*?\s+\S/i;
const OUTLOOK_HEADER_LINE = /^\*?(?:sent|date|to|subject|पठाइएको|मिति)\s*:/i;

/**
 * Separates a reply from the quoted emails. An email is not split if it has no new text before the quote, or if the
 * replies are between the quoted lines.
 */
export function splitReply(email: string): SplitReply {
  const text = email
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
  const lines = text.split('\n');
  const start = findQuoteStart(lines);
  if (start === null) return { text, quoted: null };
  const newText = lines.slice(0, start).join('\n').trim();
  const quotedText = lines.slice(start).join('\n').trim();
  if (newText === '' || hasTextAfterQuote(lines.slice(start))) return { text, quoted: null };
  return { text: newText, quoted: quotedText };
}

function findQuoteStart(lines: readonly string[]): number | null {
  for (const [index, line] of lines.entries()) {
    // Email programs wrap the line that introduces the quote.
    const candidateLines = [line, lines[index + 1], lines[index + 2]].filter((part) => part !== undefined);
    const isIntroduction = candidateLines.some((_part, count) => {
      const text = candidateLines
        .slice(0, count + 1)
        .join(' ')
        .trim();
      return QUOTE_INTRODUCTIONS.some((pattern) => pattern.test(text)) && (count === 0 || /^On /i.test(line));
    });
    if (isIntroduction) return index;
    if (
      OUTLOOK_FROM_LINE.test(line) &&
      lines.slice(index + 1, index + 4).some((nextLine) => OUTLOOK_HEADER_LINE.test(nextLine))
    )
      return index;
    if (line.startsWith('>')) return index;
  }
  return null;
}

/** Returns true if new text follows the quoted lines. */
function hasTextAfterQuote(lines: readonly string[]): boolean {
  const firstQuotedIndex = lines.findIndex((line) => line.startsWith('>'));
  if (firstQuotedIndex < 0) return false;
  return lines
    .slice(firstQuotedIndex)
    .some(
      (line) =>
        line.trim() !== '' &&
        !line.startsWith('>') &&
        !QUOTE_INTRODUCTIONS.some((pattern) => pattern.test(line)),
    );
}
