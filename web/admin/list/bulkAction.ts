import type { I18n } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Action } from '#domain/accounts/permissions.ts';
import type { BulkChangeInput } from '#web/graphql/types.generated.ts';
import type { ListQuery } from './listQuery.ts';

export type BulkAction<Row> = ActionOnRows<Row> & (ServerChange<Row> | ScreenAction);

/** The server changes the rows in a job, with a report. */
export interface ServerChange<Row> {
  /** The change, by what the dialog asked, and the chosen rows as they were read; null where not all of them are known. */
  change(answer: unknown, chosen: readonly Row[] | null): BulkChangeInput;
  run?: undefined;
}

/** The screen does it, such as opening a file. */
export interface ScreenAction {
  /** Does it for each of these rows, at most 100 a call, and tells what became of each. */
  run(ids: readonly string[], answer: unknown): Promise<BulkResult[]>;
  change?: undefined;
}

interface ActionOnRows<Row> {
  label: string;
  /** What somebody must be allowed to do it. */
  needs?: Action;
  /** Whether it can be done with these rows; with all matching only the rows of the page are known. */
  isFor?(rows: readonly Row[]): boolean;
  /** The fields of a dialog that asks what it needs to know before it runs; without it, it asks only whether. */
  Ask?: ComponentType<BulkAskProps>;
  /** Why it cannot be done with what is chosen, where it does not fit; without it it is left out then. */
  unfit?: string;
  /** The key that begins it. */
  key?: string;
  /** What its dialog's button says, where that is more than its label. */
  confirm?: string;
  /** What became of them, as an ICU plural of `done`, where they were not changed. */
  done?: string;
  /** Whether what was chosen stays so, for what is done next. */
  keeps?: true;
  /**
   * Said before and after where nothing of it can be taken back; of the rows that were chosen, or of null where not all of
   * them are known.
   */
  lasting?: string | ((i18n: I18n, chosen: readonly Row[] | null) => string);
  /**
   * Run without a question, since it can be taken back; over all that match it is asked all the same. Says what is done
   * then, as an ICU plural: `{count, plural, one {# order is confirmed} other {# orders are confirmed}}`.
   */
  atOnce?: string;
}

export interface BulkLink {
  label: string;
  /** What somebody must be allowed to go there, any of these. */
  needs: readonly Action[];
  /** The address for these rows, or with null for all that match. */
  to(ids: readonly string[] | null, query: Pick<ListQuery, 'filter' | 'search' | 'sort'>): string;
}

export interface BulkAskProps {
  count: number;
  /** What the chosen rows are called; null for all that match. */
  names: readonly string[] | null;
  /** What it is set to so far; undefined at first. */
  answer: unknown;
  /** Takes what the action will be run with; undefined while something is missing. */
  onAnswer(answer: unknown): void;
}

export interface BulkResult {
  id: string;
  /** Why it was not done; nothing where it was. */
  problem?: string | undefined;
}
