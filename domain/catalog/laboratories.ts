/** Public report pages of the laboratories that certify most stones in the trade. */
const REPORT_URL_BUILDERS: Record<string, (number: string) => string> = {
  GIA: (number) => `https://www.gia.edu/report-check?reportno=${number}`,
  IGI: (number) => `https://www.igi.org/verify-your-report/?r=${number}`,
};

/** Returns the laboratory's page for a report, or null for an unknown laboratory. */
export function buildVerificationUrl(laboratory: string, number: string): string | null {
  const toUrl = REPORT_URL_BUILDERS[laboratory.trim().toUpperCase()];
  return toUrl?.(encodeURIComponent(number)) ?? null;
}
