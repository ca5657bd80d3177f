import type { I18n } from '@lingui/core';

interface ExcludedRows {
  /** Status as written in the file; null for totals and rows without an amount. */
  status: string | null;
  count: number;
}

/**
 * Describes the excluded rows of a file with reasons: "3 rows skipped: Pending (2), totals and rows without an amount
 * (1)".
 */
export function formatExcludedRows(i18n: I18n, excludedRows: readonly ExcludedRows[]): string | null {
  const skippedCount = excludedRows.reduce((sum, { count }) => sum + count, 0);
  if (skippedCount === 0) return null;
  const reasons = excludedRows.map(({ status, count }) => {
    const reason = status ?? i18n.t('totals and rows without an amount');
    return excludedRows.length === 1 ? reason : `${reason} (${i18n.number(count)})`;
  });
  return i18n.t('{skipped, plural, one {# row skipped: {reasons}} other {# rows skipped: {reasons}}}', {
    skipped: skippedCount,
    reasons: reasons.join(', '),
  });
}

interface LoadedFile {
  rows: number;
  /** Number of rows that an earlier file contained. */
  known: number;
  leftOut: readonly ExcludedRows[];
}

/** Describes the rows of a loaded file: "4 rows imported", "1 row was already imported", and the skipped rows. */
export function formatLoadResult(i18n: I18n, { rows, known, leftOut: excludedRows }: LoadedFile): string[] {
  const texts = [
    i18n.t('{rows, plural, one {# row imported} other {# rows imported}}', { rows }),
    known > 0 &&
      i18n.t('{known, plural, one {# row was already imported} other {# rows were already imported}}', {
        known,
      }),
    formatExcludedRows(i18n, excludedRows),
  ];
  return texts.filter((text) => typeof text === 'string');
}
