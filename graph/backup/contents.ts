import { z } from 'zod';

/** Increment it when an older version would misread the format. */
export const FORMAT = 1;

export const HEAD = 'backup.json';
export const CONTENTS = 'contents.json';
export const SCHEMA = 'database/schema.sql';

/** Position in the database's binary log at the time of the backup. Later changes can be replayed from there. */
export type BinaryLogPosition = z.output<typeof binaryLog>;

const binaryLog = z.object({ file: z.string(), position: z.number(), gtid: z.string().nullable() });

/** First file of a backup, which describes it. */
export type BackupHead = z.output<typeof backupHead>;

export const backupHead = z.object({
  format: z.number().int(),
  /** Id of the backup in the store that took it. */
  id: z.string(),
  takenAt: z.iso.datetime(),
  /** Version of the database server. */
  server: z.string(),
  /** Migrations applied to the database. */
  migrations: z.array(z.string()),
  binaryLog: binaryLog.nullable(),
  /** True if the secrets of the data folder are included. */
  secrets: z.boolean(),
});

/** Last file of a backup: its table of contents. A backup without it was interrupted. */
export type BackupContents = z.output<typeof backupContents>;

export const backupContents = z.object({
  /** Number of rows per table. */
  tables: z.record(z.string(), z.number().int()),
  files: z.array(z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() })),
});
