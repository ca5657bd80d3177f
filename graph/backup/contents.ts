import { z } from 'zod';

/** Goes up when what an older store would misread changes. */
export const FORMAT = 1;

export const HEAD = 'backup.json';
export const CONTENTS = 'contents.json';
export const SCHEMA = 'database/schema.sql';

/** Where in the database's binary log a backup was taken: what came after can be replayed from there. */
export type BinaryLogPosition = z.output<typeof binaryLog>;

const binaryLog = z.object({ file: z.string(), position: z.number(), gtid: z.string().nullable() });

/** The first file of a backup: what it is. */
export type BackupHead = z.output<typeof backupHead>;

export const backupHead = z.object({
  format: z.number().int(),
  /** Its row among the backups of the store that took it. */
  id: z.string(),
  takenAt: z.iso.datetime(),
  /** The version of the database server that the rows come from. */
  server: z.string(),
  /** The migrations that had made the tables. */
  migrations: z.array(z.string()),
  binaryLog: binaryLog.nullable(),
  /** Whether the secrets of the data folder are in it. */
  secrets: z.boolean(),
});

/** The last file of a backup: what has to be in it. A backup without it was broken off. */
export type BackupContents = z.output<typeof backupContents>;

export const backupContents = z.object({
  /** How many rows each table has. */
  tables: z.record(z.string(), z.number().int()),
  files: z.array(z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() })),
});
