import { DomainError } from '#domain/errors/errors.ts';
import { InvalidInput } from '#domain/errors/problems.ts';
import { violatedUnique } from '#graph/prisma/transaction.ts';

const NAMES = {
  slug: 'Another piece has this address.',
  sku: 'Another piece has this SKU.',
  size: 'Another size has this SKU.',
} as const;

export const notFound = (field: string, message: string) => new DomainError('NOT_FOUND', message, field);

export const taken = (name: keyof typeof NAMES, field: string) =>
  new InvalidInput([{ field, message: NAMES[name] }]);

/** Says which name was taken between the look and the write. */
export async function withNamesTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const index = violatedUnique(error);
    if (index?.includes('slug')) throw taken('slug', 'slug');
    if (index?.includes('products_sku')) throw taken('sku', 'sku');
    if (index?.includes('variants_sku')) throw taken('size', 'variants');
    throw error;
  }
}
