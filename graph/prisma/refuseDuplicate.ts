import { findViolatedIndex } from './transaction.ts';

/**
 * Runs a write. Throws the given problem if the write violates a unique index. Only the index detects every duplicate.
 */
export async function refuseDuplicate<Result>(
  write: () => Promise<Result>,
  createProblem: () => Error,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw findViolatedIndex(error) === null ? error : createProblem();
  }
}
