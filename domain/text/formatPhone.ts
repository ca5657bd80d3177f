/** Formats a number in E.164 with a space after the country code: `+977 9800000001`. Any other text is unchanged. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+977(?=\d)/, '+977 ');
}
