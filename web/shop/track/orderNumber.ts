/** A number as someone types it: in any case, with spaces, or without its hyphen. */
export function asOrderNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s–—]+/g, '')
    .toUpperCase()
    .replace(/^JW-?/, 'JW-');
}
