import type { S3Settings } from '#graph/storage/s3Settings.ts';
import type { KeepRule } from './keepRule.ts';

export interface BackupSettings {
  /** When it is taken each day, on Kathmandu's clock: `02:30`. Null where only people ask for one. */
  at: string | null;
  keep: KeepRule;
  /** What it is encrypted with; null leaves it readable, and without the store's secrets. */
  passphrase: string | null;
  to: BackupPlace;
}

/** What whoever runs the store is told of them. */
export interface BackupPlan {
  at: string | null;
  /** Such as `7 daily, 4 weekly`. */
  keep: string;
  /** The folder, or `s3://bucket/prefix`. */
  place: string;
  isEncrypted: boolean;
  /** Whether they lie in the store's own data folder, and are lost together with it. */
  isWithStore: boolean;
}

export type BackupPlace = { folder: string } | { s3: S3Settings; prefix: string };
