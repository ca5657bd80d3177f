/** `+977 9800000001`: a number in E.164 with its country code set apart; any other text as it is. */
export function readablePhone(e164: string): string {
  return e164.replace(/^\+977(?=\d)/, '+977 ');
}
