import type { Connection, ResultSetHeader, RowDataPacket } from 'mysql2/promise';
import type { Family } from './load.ts';
import { buildEmailSql, buildNameSql, buildPhoneSql } from './people.ts';

interface Plan {
  /** Number of copies per family. */
  copyCounts: Record<Family, number>;
  families: ReadonlyMap<string, Family>;
}

interface Column {
  name: string;
  type: string;
  /** The table that this column refers to. */
  refersTo: string | null;
}

const SPAN_MS = 2 * 365 * 24 * 60 * 60 * 1000;
/** Copies per statement, so that no transaction grows without limit. */
const CHUNK_SIZE = 50;
/**
 * One copy in ten references an original row of another family, so that some customers and products have very many
 * orders.
 */
const COPIES_PER_ORIGINAL = 10;

/**
 * Returns a function that copies the rows of a table. The ids and times of the copies are spread over the two preceding
 * years, references point to copies, and unique values include the copy number. Other values are unchanged.
 */
export async function createCopier(connection: Connection, { copyCounts, families }: Plan) {
  await connection.query('CREATE TEMPORARY TABLE load_copies (n INT PRIMARY KEY)');
  const maxCopyCount = Math.max(...Object.values(copyCounts));
  if (maxCopyCount > 0)
    await connection.query('INSERT INTO load_copies VALUES ?', [
      Array.from({ length: maxCopyCount }, (_, index) => [index + 1]),
    ]);

  return async ({ table, family, where = 'TRUE' }: { table: string; family: Family; where?: string }) => {
    const columns = await readColumns(connection, table);
    const values = columns.map((column) => buildValueSql(table, column, family));
    const names = columns.map(({ name }) => `\`${name}\``).join(', ');
    await connection.query('DROP TEMPORARY TABLE IF EXISTS load_originals');
    await connection.query(
      `CREATE TEMPORARY TABLE load_originals AS SELECT ${names}, ROW_NUMBER() OVER (ORDER BY ${columns[0]?.name}) AS load_row FROM \`${table}\` WHERE ${where}`,
    );
    let rows = 0;
    for (let from = 1; from <= copyCounts[family]; from += CHUNK_SIZE) {
      const [{ affectedRows }] = await connection.query<ResultSetHeader>(
        `INSERT INTO \`${table}\` (${names}) SELECT ${values.join(', ')} FROM load_copies k JOIN load_originals s
         WHERE k.n BETWEEN ${from} AND ${Math.min(from + CHUNK_SIZE - 1, copyCounts[family])}`,
      );
      rows += affectedRows;
    }
    return rows;
  };

  function buildValueSql(table: string, { name, type, refersTo }: Column, family: Family): string {
    const column = `s.\`${name}\``;
    const buildSpecialSql = SPECIAL_VALUE_SQL[table]?.[name];
    if (buildSpecialSql) return buildSpecialSql(column, buildCopyNumberSql('customers', family));
    if (name === 'id') return buildIdSql(column, 'k.n', copyCounts[family]);
    const referencedFamily = refersTo === null ? undefined : families.get(refersTo);
    // Staff are not copied, so references to staff accounts are unchanged.
    if (referencedFamily && (refersTo !== 'users' || name === 'user_id'))
      return buildIdSql(column, buildCopyNumberSql(referencedFamily, family), copyCounts[referencedFamily]);
    if (type === 'datetime')
      return `TIMESTAMPADD(MICROSECOND, -1000 * ${buildShiftSql('k.n', copyCounts[family])}, ${column})`;
    if (type === 'date')
      return `${column} - INTERVAL (${buildShiftSql('k.n', copyCounts[family])} DIV 86400000) DAY`;
    return column;
  }

  /** SQL for the copy number in `family` that copy `k.n` of `of` references; 0 is the original. */
  function buildCopyNumberSql(family: Family, referencingFamily: Family): string {
    return family === referencingFamily
      ? 'k.n'
      : `IF(k.n % ${COPIES_PER_ORIGINAL} = 0, 0, k.n % ${copyCounts[family] + 1})`;
  }
}

/** Columns with unique values or personal data. */
const SPECIAL_VALUE_SQL: Record<string, Record<string, (column: string, customer: string) => string>> = {
  users: {
    email: (column) => buildEmailSql(column, 'k.n'),
    name: (column) => buildNameSql(buildEmailSql('s.email', 'k.n'), column),
    phone: () => buildPhoneSql(buildEmailSql('s.email', 'k.n')),
  },
  products: {
    slug: (column) => `CONCAT(${column}, '-', k.n)`,
    sku: (column) => `CONCAT('LD-', k.n, '-', ${column})`,
    search_text: (column) => `CONCAT(${column}, ' ld ', k.n)`,
  },
  variants: { sku: (column) => `CONCAT('LD-', k.n, '-', ${column})`, barcode: () => 'NULL' },
  orders: {
    number: () => "CONCAT('JW-', LPAD(k.n * 1000 + s.load_row, 10, '0'))",
    contact_email: (column, customer) => buildEmailSql(column, customer),
    contact_name: (column, customer) => buildNameSql(buildEmailSql('s.contact_email', customer), column),
    contact_phone: (_column, customer) => buildPhoneSql(buildEmailSql('s.contact_email', customer)),
  },
  returns: { number: () => "CONCAT('RT-', LPAD(k.n * 1000 + s.load_row, 10, '0'))" },
};

/** SQL for the milliseconds by which a copy is older than its original. */
function buildShiftSql(copy: string, copyCount: number): string {
  return `FLOOR(${copy} * ${SPAN_MS} / ${Math.max(1, copyCount)})`;
}

/** SQL for the id of a copy: the original UUIDv7 with an earlier time. */
function buildIdSql(column: string, copy: string, copyCount: number): string {
  const time = `CAST(CONV(CONCAT(LEFT(${column}, 8), SUBSTR(${column}, 10, 4)), 16, 10) AS UNSIGNED)`;
  const hex = `LPAD(LOWER(HEX(${time} - ${buildShiftSql(copy, copyCount)})), 12, '0')`;
  return `IF(${copy} = 0, ${column}, CONCAT(LEFT(${hex}, 8), '-', RIGHT(${hex}, 4), SUBSTR(${column}, 14)))`;
}

async function readColumns(connection: Connection, table: string): Promise<Column[]> {
  const [rows] = await connection.query<RowDataPacket[]>(
    `SELECT c.COLUMN_NAME AS name, c.DATA_TYPE AS type, MAX(k.REFERENCED_TABLE_NAME) AS refersTo
     FROM information_schema.COLUMNS c LEFT JOIN information_schema.KEY_COLUMN_USAGE k
       ON k.TABLE_SCHEMA = c.TABLE_SCHEMA AND k.TABLE_NAME = c.TABLE_NAME AND k.COLUMN_NAME = c.COLUMN_NAME
     WHERE c.TABLE_SCHEMA = DATABASE() AND c.TABLE_NAME = ? AND COALESCE(c.GENERATION_EXPRESSION, '') = ''
     GROUP BY c.COLUMN_NAME, c.DATA_TYPE, c.ORDINAL_POSITION ORDER BY c.ORDINAL_POSITION`,
    [table],
  );
  return rows.map(({ name, type, refersTo }) => ({ name, type, refersTo }));
}
