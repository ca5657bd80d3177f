/**
 * Tokens that identify each browser, most specific first: Edge and Chrome also send the tokens of the browsers below
 * them.
 */
const BROWSER_PATTERNS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/([\d.]+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /\bVersion\/([\d.]+).*\bSafari\//],
] as const;

/** Returns a browser's name and version from its user agent. */
export function parseBrowserInfo(userAgent: string) {
  for (const [name, pattern] of BROWSER_PATTERNS) {
    const version = userAgent.match(pattern)?.[1];
    if (version) return { name, version, userAgent };
  }
  return { name: 'Unknown' as const, version: '', userAgent };
}
