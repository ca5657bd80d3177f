import type { ResultSetHeader } from 'mysql2/promise';
import { createWriteConflict } from '../createWriteConflict.ts';
import type { Prisma } from '../generated/client.ts';

/** An SQL statement and the function that reads its result. */
export interface Statement<Answer> {
  sql: Prisma.Sql;
  read: (result: unknown) => Answer;
}

/** Returns a statement that reads rows. Its column names must equal the row's field names. */
export function selectRows<Row>(sql: Prisma.Sql): Statement<Row[]> {
  return { sql, read: (result) => result as Row[] };
}

/** Returns a write statement, whose result is the number of affected rows. */
export function write(sql: Prisma.Sql): Statement<number> {
  return { sql, read: (result) => (result as ResultSetHeader).affectedRows };
}

/**
 * Returns a write statement that must affect exactly `count` rows. Any other number is a conflict, and the transaction
 * is retried.
 */
export function writeExactly(count: number, sql: Prisma.Sql): Statement<number> {
  const { read } = write(sql);
  return {
    sql,
    read: (result) => {
      const affectedRows = read(result);
      if (affectedRows !== count) throw createWriteConflict();
      return affectedRows;
    },
  };
}
