/** In this order: most browsers call themselves by the names of others, too. */
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

/** The kind of program that asks; the rest of what it says of itself could tell a person from others. */
export function agentFamily(userAgent: string | undefined): string {
  if (!userAgent) return 'none';
  return FAMILIES.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
}
