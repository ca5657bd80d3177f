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

interface LoadedFile {
  rows: number;
  /** The rows of the file that an earlier file had brought. */
  known: number;
  leftOut: readonly LeftOutRows[];
}

/** What became of the rows of a loaded file: "4 rows loaded", "1 row was loaded before", and those left out. */
export function loadedTexts(i18n: I18n, { rows, known, leftOut }: LoadedFile): string[] {
  const texts = [
    i18n.t('{rows, plural, one {# row loaded} other {# rows loaded}}', { rows }),
    known > 0 &&
      i18n.t('{known, plural, one {# row was loaded before} other {# rows were loaded before}}', { known }),
    leftOutText(i18n, leftOut),
  ];
  return texts.filter((text) => typeof text === 'string');
}
