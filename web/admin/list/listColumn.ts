import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { Action } from '#domain/accounts/permissions.ts';

export interface ListColumn<Row> {
  field: string;
  header: string;
  /** In px; columns without it share what is left. */
  width?: number;
  /** Never narrower than its width: a time or a number that is cut says something else. */
  whole?: true;
  align?: 'left' | 'right' | 'center';
  /** Whether long text takes several lines, and its row as much height. */
  wraps?: true;
  /** The sorts that this column's header switches between, by their values. */
  sortable?: { asc?: string; desc?: string };
  /**
   * Amount in whole NPR that the cell shows to the right; null for a dash. The column is as wide as the widest amount in view, so that
   * no amount is ever cut.
   */
  npr?(row: Row): number | null;
  /** Text with an amount in it that the cell shows beside a mark: the column is never narrower than the widest of these in view. */
  uncut?(row: Row, i18n: I18n): string;
  /** What the cell shows; the row's own value of the field otherwise. */
  render?(row: Row): ReactNode;
  /** The same as plain text. */
  exportText?(row: Row): string;
  /** What an export says for the values that the server gives it, such as `{ PENDING: 'Placed' }`. */
  words?: Record<string, string> | ((i18n: I18n) => Record<string, string>);
  /** What somebody must be allowed to see it. */
  needs?: Action;
  /** Left out of exports, such as a column of buttons. */
  exported?: false;
  /** Not shown until somebody asks for it. */
  hidden?: boolean;
  /** On a narrow screen: the card's heading, one of its lines, or nothing at all. */
  card?: 'title' | 'line' | 'none';
}
