/** Where the laboratories that certify most stones in the trade show a report to anyone who has its number. */
const REPORTS: Record<string, (number: string) => string> = {
  GIA: (number) => `https://www.gia.edu/report-check?reportno=${number}`,
  IGI: (number) => `https://www.igi.org/verify-your-report/?r=${number}`,
};

/** The laboratory's own page about a report; null for laboratories that are not known. */
export function verificationUrl(laboratory: string, number: string): string | null {
  const toReport = REPORTS[laboratory.trim().toUpperCase()];
  return toReport?.(encodeURIComponent(number)) ?? null;
}
