import { DomainError } from '#domain/errors/errors.ts';
import { violatedUnique } from '#graph/prisma/transaction.ts';

/** Says so when the code that is written is another coupon's. */
export async function withCodeTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    throw new DomainError('COUPON_CODE_TAKEN', 'code');
  }
}
