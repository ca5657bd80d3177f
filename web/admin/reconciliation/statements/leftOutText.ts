import type { I18n } from '@lingui/core';

interface LeftOutRows {
  /** As the file has it; null for totals and rows that moved no money. */
  status: string | null;
  count: number;
}

/** The rows of a file that do not count, and why: "3 rows left out: Pending (2), totals and rows without an amount (1)". */
export function leftOutText(i18n: I18n, leftOut: readonly LeftOutRows[]): string | null {
  const skipped = leftOut.reduce((sum, { count }) => sum + count, 0);
  if (skipped === 0) return null;
  const reasons = leftOut.map(({ status, count }) => {
    const reason = status ?? i18n.t('totals and rows without an amount');
    return leftOut.length === 1 ? reason : `${reason} (${i18n.number(count)})`;
  });
  return i18n.t('{skipped, plural, one {# row left out: {reasons}} other {# rows left out: {reasons}}}', {
    skipped,
    reasons: reasons.join(', '),
  });
}
