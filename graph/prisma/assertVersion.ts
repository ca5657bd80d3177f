import { DomainError } from '#domain/errors/errors.ts';

/** Throws if the row has changed since the given version was read. Without a version nothing is compared. */
export function assertVersion(
  { version }: { version: number },
  expectedVersion: number | null | undefined,
): void {
  if (expectedVersion != null && expectedVersion !== version)
    throw new DomainError('VERSION_CONFLICT', 'version');
}
