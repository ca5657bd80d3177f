import { DomainError } from '#domain/errors/errors.ts';

/** Refuses what was decided on an older version than the one there is. Without a version nothing is compared. */
export function assertVersion({ version }: { version: number }, read: number | null | undefined): void {
  if (read != null && read !== version) throw new DomainError('CHANGED_MEANWHILE', 'version');
}
