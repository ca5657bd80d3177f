/** The order matters: most browsers include the names of other browsers. */
const FAMILIES: readonly [family: string, pattern: RegExp][] = [
  ['bot', /bot\b|crawler|spider|slurp|preview|facebookexternalhit/i],
  ['edge', /\bEdgA?\//],
  ['samsung', /\bSamsungBrowser\//],
  ['opera', /\bOPR\/|\bOpera/],
  ['firefox', /\bFirefox\/|\bFxiOS\//],
  ['chrome', /\b(?:Headless)?Chrome\/|\bCriOS\//],
  ['safari', /\bVersion\/[\d.]+.*\bSafari\//],
  ['program', /^(curl|wget|python|node|undici|okhttp|axios|go-http-client|postman|prometheus|java)\b/i],
];

/** Returns the family of the client program. The full user agent could identify a person. */
export function getAgentFamily(userAgent: string | undefined): string {
  if (!userAgent) return 'none';
  return FAMILIES.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
}
