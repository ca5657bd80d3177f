import { ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import { DAY_ORDERS, type DayOrder } from '#domain/sheets/readDay.ts';

/** Whose statements are compared with the ledger. */
export const STATEMENT_METHODS = [...ONLINE_METHODS, 'BANK_TRANSFER'] as const;
export type StatementMethod = (typeof STATEMENT_METHODS)[number];

export function hasStatements(method: string): method is StatementMethod {
  return STATEMENT_METHODS.some((one) => one === method);
}

/** What a column of a statement can hold. */
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

/** How the files of one sender are read: the names of its columns, and how it writes days and sums. */
export interface StatementMapping {
  columns: Partial<Record<StatementColumn, string>>;
  /** Null where the days do not show it, and somebody has to choose. */
  dates: StatementDates | null;
  unit: StatementUnit;
  /** A row whose `kind` or `status` has one of these went back to a buyer. */
  refundWords: string[];
  /** A row whose `kind` or `status` has one of these moved no money. */
  skipWords: string[];
  /** A row whose description has one of these is no payment of a buyer, such as what a wallet pays out. */
  asideWords: string[];
}

export const MOST_STATEMENT_ROWS = 5_000;
/** Of how many days a statement can tell, and how many are compared at once. */
export const MOST_STATEMENT_DAYS = 100;
