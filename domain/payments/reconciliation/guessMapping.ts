import { guessDayOrder } from '#domain/sheets/readDay.ts';
import { headerOf, textAt } from './readStatementRows.ts';
import type { StatementColumn, StatementMapping } from './statementColumns.ts';

/** The names that columns are likely to have, the likeliest first. */
const LIKELY: readonly (readonly [StatementColumn, readonly RegExp[]])[] = [
  ['date', [/\bdate\b/i, /created on|time/i]],
  ['credit', [/deposit|credit|\bcr\b/i]],
  ['debit', [/withdraw|debit|\bdr\b/i]],
  ['fee', [/fee|charge|commission/i]],
  ['reference', [/uuid|order id|merchant t|our ref/i]],
  ['transactionId', [/transaction id|txn id|reference code/i, /reference|rrn/i]],
  ['kind', [/^type$/i, /^(txn )?(state|status)$/i]],
  ['description', [/description|narration|particular|remark/i]],
  ['amount', [/^(?!.*\bnet\b).*amount/i, /amount/i]],
];

/** What a file's columns are likely to hold, for whoever maps them the first time. */
export function guessMapping(records: readonly (readonly string[])[]): StatementMapping {
  const top = headerOf(records);
  const header = records[top] ?? [];
  const taken = new Set<string>();
  const columns: StatementMapping['columns'] = {};
  for (const [column, patterns] of LIKELY) {
    const name = patterns
      .map((pattern) => header.find((each) => !taken.has(each) && pattern.test(each)))
      .find((found) => found !== undefined);
    if (name === undefined || (column === 'amount' && columns.credit)) continue;
    taken.add(name);
    columns[column] = name.trim();
  }
  const place = header.findIndex((name) => name.trim() === columns.date);
  const days = records
    .slice(top + 1, top + 50)
    .map((record) => textAt(record, place < 0 ? undefined : place));
  return {
    columns,
    dates: guessDayOrder(days) ?? 'DMY',
    unit: 'RUPEES',
    refundWords: ['REFUND', 'REVERS'],
    skipWords: ['FAIL', 'CANCEL', 'PENDING', 'EXPIRED'],
    asideWords: ['SETTLEMENT'],
  };
}
