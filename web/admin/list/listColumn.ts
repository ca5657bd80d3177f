import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { Action } from '#domain/accounts/permissions.ts';

export interface ListColumn<Row> {
  field: string;
  header: string;
  /** Width in px. Columns without one share the remaining width. */
  width?: number;
  /** The column is never narrower than its width, because a truncated time or number would mislead. */
  keepsWidth?: true;
  align?: 'left' | 'right' | 'center';
  /** True if long text wraps and makes its row taller. */
  wraps?: true;
  /** Sorts that a click on the column's header switches between. */
  sortable?: { asc?: string; desc?: string };
  /**
   * Amount in whole NPR, right-aligned; null for a dash. The column is as wide as the widest visible amount, so that
   * no amount is truncated.
   */
  npr?(row: Row): number | null;
  /** Text with an amount that the cell shows beside an icon. The column is never narrower than the widest one in view. */
  amountText?(row: Row, i18n: I18n): string;
  /** Returns the content of the cell. If omitted, the row's value of the field is shown. */
  render?(row: Row): ReactNode;
  /** Returns the content of the cell as plain text. */
  exportText?(row: Row): string;
  /** Texts in an export for the server's values, such as `{ PENDING: 'Placed' }`. */
  valueLabels?: Record<string, string> | ((i18n: I18n) => Record<string, string>);
  /** Permission that the column requires. */
  needs?: Action;
  /** False for a column that exports omit, such as one with buttons. */
  exported?: false;
  /** True if the column is hidden by default. */
  isHiddenByDefault?: boolean;
  /** Place on the card of a narrow screen: its heading, one of its lines, a button below them, or none. */
  card?: 'title' | 'line' | 'action' | 'none';
}
