import { DomainError } from '#domain/errors/errors.ts';
import { violatedUnique } from '#graph/prisma/transaction.ts';

/** Says of a name that another location has that it is taken. */
export async function withNameFree<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (violatedUnique(error) === 'locations_name_key') throw new DomainError('LOCATION_NAME_TAKEN', 'name');
    throw error;
  }
}
