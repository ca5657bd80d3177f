/** A copy of the store's data. */
export interface Backup {
  at: Date;
  bytes: number;
}

/** The newest backup that was made whole; null while there is none. */
export async function lastBackup(): Promise<Backup | null> {
  return null;
}
