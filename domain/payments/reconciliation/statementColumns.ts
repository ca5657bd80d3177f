import { ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import { DAY_ORDERS, type DayOrder } from '#domain/spreadsheets/readDay.ts';

/** Payment methods whose statements can be reconciled. */
export const STATEMENT_METHODS = [...ONLINE_METHODS, 'BANK_TRANSFER'] as const;
export type StatementMethod = (typeof STATEMENT_METHODS)[number];

export function hasStatements(method: string): method is StatementMethod {
  return STATEMENT_METHODS.some((candidate) => candidate === method);
}

/** Meanings of a statement column. */
export const STATEMENT_COLUMNS = [
  'date',
  'amount',
  'credit',
  'debit',
  'side',
  'fee',
  'reference',
  'transactionId',
  'kind',
  'status',
  'description',
] as const;
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

export const STATEMENT_DATES = DAY_ORDERS;
export type StatementDates = DayOrder;

export const STATEMENT_UNITS = ['RUPEES', 'PAISA'] as const;
export type StatementUnit = (typeof STATEMENT_UNITS)[number];

/** Format of one sender's files: column names, dates and amounts. */
export interface StatementMapping {
  columns: Partial<Record<StatementColumn, string>>;
  /** Null if the order of day, month and year is unclear, so that staff must choose it. */
  dates: StatementDates | null;
  unit: StatementUnit;
  /** Words in `kind` or `status` that mark a refund. */
  refundWords: string[];
  /** Words in `kind` or `status` that mark a row without a payment. */
  skipWords: string[];
  /** Words in the description that mark a row that is not a customer's payment, such as a wallet's payout. */
  asideWords: string[];
}

export const MAX_STATEMENT_ROWS = 5_000;
/** Longest period of a statement, and of one reconciliation, in days. */
export const MAX_STATEMENT_DAYS = 100;
