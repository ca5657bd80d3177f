import { z } from 'zod';

/** Increment it when an older version would misread the format. */
export const FORMAT_VERSION = 1;

export const HEAD_FILE = 'backup.json';
export const CONTENTS_FILE = 'contents.json';
export const SCHEMA_FILE = 'database/schema.sql';

/** Position in the database's binary log at the time of the backup. Later changes can be replayed from there. */
export type BinaryLogPosition = z.output<typeof binaryLogSchema>;

const binaryLogSchema = z.object({ file: z.string(), position: z.number(), gtid: z.string().nullable() });

/** First file of a backup. It describes the backup. */
export type BackupHead = z.output<typeof backupHeadSchema>;

export const backupHeadSchema = z.object({
  format: z.number().int(),
  /** Id of the backup in the store that took it. */
  id: z.string(),
  takenAt: z.iso.datetime(),
  /** Version of the database server. */
  server: z.string(),
  /** Migrations applied to the database. */
  migrations: z.array(z.string()),
  binaryLog: binaryLogSchema.nullable(),
  /** True if the secrets of the data folder are included. */
  secrets: z.boolean(),
});

/** Last file of a backup: its table of contents. A backup without it was interrupted. */
export type BackupContents = z.output<typeof backupContentsSchema>;

export const backupContentsSchema = z.object({
  /** Number of rows per table. */
  tables: z.record(z.string(), z.number().int()),
  files: z.array(z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() })),
});
