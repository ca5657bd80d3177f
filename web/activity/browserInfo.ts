/** The mark of each browser; Edge and Chrome also carry the marks of those below them. */
const MARKS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/([\d.]+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /\bVersion\/([\d.]+).*\bSafari\//],
] as const;

/** A browser's name and version as its user agent gives them. */
export function browserInfo(userAgent: string) {
  for (const [name, mark] of MARKS) {
    const version = userAgent.match(mark)?.[1];
    if (version) return { name, version, userAgent };
  }
  return { name: 'Unknown' as const, version: '', userAgent };
}
