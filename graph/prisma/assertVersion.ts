import { DomainError } from '#domain/errors/errors.ts';

/** Throws if the row has changed since the given version was read. Does nothing without a version. */
export function assertVersion(
  { version }: { version: number },
  expectedVersion: number | null | undefined,
): void {
  if (expectedVersion != null && expectedVersion !== version)
    throw new DomainError('VERSION_CONFLICT', 'version');
}
