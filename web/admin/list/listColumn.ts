import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { Action } from '#domain/accounts/permissions.ts';

export interface ListColumn<Row> {
  field: string;
  header: string;
  /** Width in px. Columns without a width share the remaining width. */
  width?: number;
  /** True if the column must not become narrower than its width, because a truncated time or number would mislead. */
  keepsWidth?: true;
  align?: 'left' | 'right' | 'center';
  /** True if long text wraps and makes its row taller. */
  wraps?: true;
  /** Sorts that a click on the column header toggles. */
  sortable?: { asc?: string; desc?: string };
  /**
   * Amount in whole NPR, right-aligned; null for a dash. The column is as wide as the widest visible amount, so that
   * no amount is truncated.
   */
  npr?(row: Row): number | null;
  /** Text with an amount, shown next to an icon. The column is at least as wide as the widest visible text. */
  amountText?(row: Row, i18n: I18n): string;
  /** Returns the content of the cell. If omitted, the row's value of the field is shown. */
  render?(row: Row): ReactNode;
  /** Returns the content of the cell as plain text. */
  exportText?(row: Row): string;
  /** Export texts for the server's values, such as `{ PENDING: 'Placed' }`. */
  valueLabels?: Record<string, string> | ((i18n: I18n) => Record<string, string>);
  /** Permission that the column requires. */
  needs?: Action;
  /** False if exports omit the column, for example because it contains buttons. */
  exported?: false;
  isHiddenByDefault?: boolean;
  /** Position on the card shown on narrow screens: the heading, a line, a button below the lines, or none. */
  card?: 'title' | 'line' | 'action' | 'none';
}
