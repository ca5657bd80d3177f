import { type Connection, createConnection, type RowDataPacket } from 'mysql2';
import { parseConnectionOptions } from '#graph/prisma/parseConnectionOptions.ts';
import type { BinaryLogPosition } from '../contents.ts';

/** A consistent view of the database at one moment. It does not block writes. */
export interface DatabaseSnapshot {
  connection: Connection;
  /** Such as `10.11.19-MariaDB`. */
  server: string;
  /** Binary log position of the snapshot. Null if the log is off or this account may not read it. */
  position: BinaryLogPosition | null;
  end(): void;
}

/** Timeout long enough for a slow disk or network. */
const TIMEOUT_SECONDS = 3600;

export async function openSnapshot(databaseUrl: string): Promise<DatabaseSnapshot> {
  const { connectionLimit, ...options } = parseConnectionOptions(databaseUrl);
  const connection = createConnection({ ...options, charset: 'utf8mb4' });
  try {
    await query(
      connection,
      `SET SESSION time_zone = '+00:00', sql_mode = '', net_write_timeout = ${TIMEOUT_SECONDS}`,
    );
    await query(connection, 'SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    const [row] = await query(connection, 'SELECT VERSION() AS server, @@GLOBAL.log_bin AS logs');
    const server = String(row?.server);
    const beginSnapshot = server.includes('MariaDB') ? beginOnMariaDb : beginOnMySql;
    const position = await beginSnapshot(connection, Boolean(row?.logs));
    return { connection, server, position, end: () => connection.destroy() };
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

const BEGIN = 'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY';

/** MariaDB reports the log position of a snapshot without blocking writes. */
async function beginOnMariaDb(
  connection: Connection,
  hasBinaryLog: boolean,
): Promise<BinaryLogPosition | null> {
  await query(connection, BEGIN);
  if (!hasBinaryLog) return null;
  const rows = await query(connection, "SHOW STATUS LIKE 'binlog_snapshot_%'");
  const status = new Map(rows.map((row) => [String(row.Variable_name).toLowerCase(), row.Value as string]));
  const file = status.get('binlog_snapshot_file');
  if (!file) return null;
  const position = Number(status.get('binlog_snapshot_position'));
  const [row] = await query(connection, 'SELECT BINLOG_GTID_POS(?, ?) AS gtid', [file, position]);
  return { file, position, gtid: row?.gtid || null };
}

/** MySQL reports the position only while writes are blocked. They are blocked until the snapshot has begun. */
async function beginOnMySql(
  connection: Connection,
  hasBinaryLog: boolean,
): Promise<BinaryLogPosition | null> {
  const canLock =
    hasBinaryLog &&
    (await query(connection, 'FLUSH TABLES WITH READ LOCK').then(() => true, ignoreMissingPrivilege));
  await query(connection, BEGIN);
  if (!canLock) return null;
  // MySQL 8.4 renamed the statement.
  const [row] = await query(connection, 'SHOW BINARY LOG STATUS').catch(() =>
    query(connection, 'SHOW MASTER STATUS'),
  );
  await query(connection, 'UNLOCK TABLES');
  return row ? { file: row.File, position: Number(row.Position), gtid: row.Executed_Gtid_Set || null } : null;
}

/** A database account without the privilege to block writes can still take a backup, but without the log position. */
function ignoreMissingPrivilege(error: { code?: string }): false {
  if (error.code === 'ER_SPECIFIC_ACCESS_DENIED_ERROR' || error.code === 'ER_ACCESS_DENIED_ERROR')
    return false;
  throw error;
}

export async function query(
  connection: Connection,
  sql: string,
  values: unknown[] = [],
): Promise<RowDataPacket[]> {
  const [rows] = await connection.promise().query<RowDataPacket[]>(sql, values);
  return rows;
}
