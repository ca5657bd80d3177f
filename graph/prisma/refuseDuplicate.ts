import { findViolatedIndex } from './transaction.ts';

/**
 * Runs a write. Throws the problem if the write violates a unique index, because only the database detects every
 * duplicate.
 */
export async function refuseDuplicate<Result>(
  write: () => Promise<Result>,
  problem: () => Error,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw findViolatedIndex(error) === null ? error : problem();
  }
}
