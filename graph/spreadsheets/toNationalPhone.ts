/**
 * Returns the number as dialled in Nepal, with a dash so that spreadsheets treat it as text: `984-1000000`,
 * `01-5551234`.
 */
export function toNationalPhone(e164: string): string {
  return e164.replace(/^\+977(9[678]\d)/, '$1-').replace(/^\+977(1|[2-9]\d)/, '0$1-');
}
