const NAME = /^backup-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar(\.age)?$/;

/** Returns a name such as `backup-20261123T204500Z.tar`, in UTC, with `.age` appended if it is encrypted. */
export function formatBackupName(takenAt: Date, { encrypted }: { encrypted: boolean }): string {
  const timestamp = takenAt.toISOString().slice(0, 19).replace(/[-:]/g, '');
  return `backup-${timestamp}Z.tar${encrypted ? '.age' : ''}`;
}

/** Returns the time of the backup with this file name; null for any other file. */
export function parseBackupTime(name: string): Date | null {
  const [, ...parts] = NAME.exec(name) ?? [];
  if (parts.length === 0) return null;
  const [year, month, day, hours, minutes, seconds] = parts;
  return new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
}
