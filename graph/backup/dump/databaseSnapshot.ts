import { type Connection, createConnection, type RowDataPacket } from 'mysql2';
import { connectionOptions } from '#graph/prisma/connectionOptions.ts';
import type { BinaryLogPosition } from '../contents.ts';

/** The database as it was at one moment, for as long as it is read, while others go on writing. */
export interface DatabaseSnapshot {
  connection: Connection;
  /** Such as `10.11.19-MariaDB`. */
  server: string;
  /** Where in the binary log that moment is; null where there is none, or this account may not know. */
  position: BinaryLogPosition | null;
  end(): void;
}

/** A reader that waits for a slow disk or a slow network is not given up meanwhile. */
const PATIENCE_SECONDS = 3600;

export async function openSnapshot(databaseUrl: string): Promise<DatabaseSnapshot> {
  const { connectionLimit, ...options } = connectionOptions(databaseUrl);
  const connection = createConnection({ ...options, charset: 'utf8mb4' });
  try {
    await ask(
      connection,
      `SET SESSION time_zone = '+00:00', sql_mode = '', net_write_timeout = ${PATIENCE_SECONDS}`,
    );
    await ask(connection, 'SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    const [row] = await ask(connection, 'SELECT VERSION() AS server, @@GLOBAL.log_bin AS logs');
    const server = String(row?.server);
    const begin = server.includes('MariaDB') ? beginOnMariaDb : beginOnMySql;
    const position = await begin(connection, Boolean(row?.logs));
    return { connection, server, position, end: () => connection.destroy() };
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

const BEGIN = 'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY';

/** MariaDB tells where in its log a snapshot is, without holding anybody up. */
async function beginOnMariaDb(connection: Connection, logs: boolean): Promise<BinaryLogPosition | null> {
  await ask(connection, BEGIN);
  if (!logs) return null;
  const rows = await ask(connection, "SHOW STATUS LIKE 'binlog_snapshot_%'");
  const status = new Map(rows.map((row) => [String(row.Variable_name).toLowerCase(), row.Value as string]));
  const file = status.get('binlog_snapshot_file');
  if (!file) return null;
  const position = Number(status.get('binlog_snapshot_position'));
  const [row] = await ask(connection, 'SELECT BINLOG_GTID_POS(?, ?) AS gtid', [file, position]);
  return { file, position, gtid: row?.gtid || null };
}

/** MySQL tells it only while nobody writes, which is for as long as it takes to begin. */
async function beginOnMySql(connection: Connection, logs: boolean): Promise<BinaryLogPosition | null> {
  const mayStop = logs && (await ask(connection, 'FLUSH TABLES WITH READ LOCK').then(() => true, isRefusal));
  await ask(connection, BEGIN);
  if (!mayStop) return null;
  // MySQL 8.4 has renamed the question.
  const [row] = await ask(connection, 'SHOW BINARY LOG STATUS').catch(() =>
    ask(connection, 'SHOW MASTER STATUS'),
  );
  await ask(connection, 'UNLOCK TABLES');
  return row ? { file: row.File, position: Number(row.Position), gtid: row.Executed_Gtid_Set || null } : null;
}

/** An account that may not stop the others backs up all the same, without the place in the log. */
function isRefusal(error: { code?: string }): false {
  if (error.code === 'ER_SPECIFIC_ACCESS_DENIED_ERROR' || error.code === 'ER_ACCESS_DENIED_ERROR')
    return false;
  throw error;
}

export async function ask(
  connection: Connection,
  sql: string,
  values: unknown[] = [],
): Promise<RowDataPacket[]> {
  const [rows] = await connection.promise().query<RowDataPacket[]>(sql, values);
  return rows;
}
