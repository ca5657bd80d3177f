import type { S3Settings } from '#graph/storage/s3Settings.ts';
import type { RetentionRule } from './retentionRule.ts';

export interface BackupSettings {
  /** Daily time in Kathmandu, such as `02:30`. Null if backups are taken only by hand. */
  at: string | null;
  keep: RetentionRule;
  /** Encryption passphrase. Null leaves the backup unencrypted and without the store's secrets. */
  passphrase: string | null;
  to: BackupDestination;
}

/** Backup settings shown to the store owner. */
export interface BackupPlan {
  at: string | null;
  /** Such as `7 daily, 4 weekly`. */
  keep: string;
  /** Folder, or `s3://bucket/prefix`. */
  place: string;
  isEncrypted: boolean;
  /** True if backups are stored in the store's own data folder and would be lost with it. */
  isInDataFolder: boolean;
}

export type BackupDestination = { folder: string } | { s3: S3Settings; prefix: string };
