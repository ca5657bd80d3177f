import type { I18n } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Action } from '#domain/accounts/permissions.ts';
import type { BulkChangeInput } from '#web/graphql/types.generated.ts';
import type { ListQuery } from './listQuery.ts';

export type BulkAction<Row> = RowAction<Row> & (ServerChange<Row> | ScreenAction);

/** Action that the server runs as a job, with a report. */
export interface ServerChange<Row> {
  /**
   * Returns the change for the dialog's answer and the selected rows. `selectedRows` is null if not all selected rows
   * are loaded.
   */
  change(answer: unknown, selectedRows: readonly Row[] | null): BulkChangeInput;
  run?: undefined;
}

/** Action that the browser runs, such as opening a file. */
export interface ScreenAction {
  /** Runs the action on at most 100 rows per call. Returns a result for each row. */
  run(ids: readonly string[], answer: unknown): Promise<BulkResult[]>;
  change?: undefined;
}

interface RowAction<Row> {
  label: string;
  /** Permission that the action requires. */
  needs?: Action;
  /** Returns true if the action applies to these rows. If all matching rows are selected, it receives only the rows of the page. */
  isApplicable?(rows: readonly Row[]): boolean;
  /** Fields of the dialog that opens before the action runs. Without them, the dialog only asks for confirmation. */
  InputForm?: ComponentType<BulkInputFormProps>;
  /** Explanation shown if the action does not apply to the selected rows. If omitted, the action is hidden instead. */
  inapplicableReason?: string;
  /** Keyboard shortcut of the action. */
  key?: string;
  /** Label of the dialog's button, if it is not the action's label. */
  confirm?: string;
  /** Message after an action that does not change the rows, as an ICU plural of `done`. */
  doneText?: string;
  /** True if the rows stay selected for the next action. */
  keepsSelection?: true;
  /**
   * Warning shown before and after an action that cannot be undone. `selectedRows` is null if not all selected rows are loaded.
   */
  permanentWarning?: string | ((i18n: I18n, selectedRows: readonly Row[] | null) => string);
  /**
   * Message of an action that runs without a dialog because it can be undone. If all matching rows are selected, the dialog
   * opens anyway. An ICU plural: `{count, plural, one {# order is confirmed} other {# orders are confirmed}}`.
   */
  undoableMessage?: string;
}

export interface BulkLink {
  label: string;
  /** Permissions for following the link. The viewer needs at least one of them. */
  needs: readonly Action[];
  /** Returns the URL for these rows; null stands for all matching rows. */
  to(ids: readonly string[] | null, query: Pick<ListQuery, 'filter' | 'search' | 'sort'>): string;
}

export interface BulkInputFormProps {
  count: number;
  /** Names of the selected rows; null if all matching rows are selected. */
  names: readonly string[] | null;
  /** The dialog's current answer; undefined at first. */
  answer: unknown;
  /** Sets the answer that the action runs with; undefined while it is incomplete. */
  onAnswer(answer: unknown): void;
}

export interface BulkResult {
  id: string;
  /** Reason why the row failed. Omitted if it succeeded. */
  problem?: string | undefined;
}
