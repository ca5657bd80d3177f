import { InvalidInput } from '#domain/errors/problems.ts';
import { violatedUnique } from '#graph/prisma/transaction.ts';

/** Says so when the code that is written is another coupon's. */
export async function withCodeTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    throw new InvalidInput([{ field: 'code', message: 'Another coupon has this code.' }]);
  }
}
