import type { ResultSetHeader } from 'mysql2/promise';
import type { Prisma } from '../generated/client.ts';
import { writeConflict } from '../writeConflict.ts';

/** One statement of SQL, and what is made of its result. */
export interface Statement<Answer> {
  sql: Prisma.Sql;
  read: (result: unknown) => Answer;
}

/** A statement that answers rows; the columns are named as the row's fields. */
export function rows<Row>(sql: Prisma.Sql): Statement<Row[]> {
  return { sql, read: (result) => result as Row[] };
}

/** A statement that writes; answers how many rows it has touched. */
export function write(sql: Prisma.Sql): Statement<number> {
  return { sql, read: (result) => (result as ResultSetHeader).affectedRows };
}

/** The same, where it has to touch so many rows: any other number is a conflict, which starts the transaction over. */
export function writeExactly(count: number, sql: Prisma.Sql): Statement<number> {
  const { read } = write(sql);
  return {
    sql,
    read: (result) => {
      const touched = read(result);
      if (touched !== count) throw writeConflict();
      return touched;
    },
  };
}
