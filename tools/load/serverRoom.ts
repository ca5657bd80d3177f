import { totalmem } from 'node:os';
import { createConnection, type RowDataPacket } from 'mysql2/promise';

const MAX = 2 * 1024 ** 3;

/**
 * Does the work while the database server keeps more of its indexes in memory than it usually does, where it lets us;
 * with the usual room an index that no longer fits is read from the disk for every row.
 */
export async function withMoreRoom<Result>(
  databaseUrl: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const connection = await createConnection(databaseUrl);
  const [[found]] = await connection.query<RowDataPacket[]>(
    'SELECT @@GLOBAL.innodb_buffer_pool_size AS bytes',
  );
  const usual = Number(found?.bytes);
  const wanted = Math.min(MAX, Math.floor(totalmem() / 4));
  const setTo = (bytes: number) =>
    connection.query(`SET GLOBAL innodb_buffer_pool_size = ${bytes}`).catch(() => undefined);
  try {
    if (wanted > usual) await setTo(wanted);
    return await work();
  } finally {
    if (wanted > usual) await setTo(usual);
    await connection.end();
  }
}
