import { z } from 'zod';
import { dayOrInstant, number, searchText } from '../inputs.ts';
import type { GonePageFragment } from './changes.generated.ts';
import { ids, instant, toId } from './entity.ts';

export const deletionSchema = z
  .object({
    ...ids,
    label: z
      .string()
      .nullable()
      .describe('Order number, or SKU of a product or variant. Null for a customer.'),
    deletedAt: instant,
  })
  .meta({ id: 'Deletion', description: 'A deleted object.' });

/** Query parameters of a list of deletions. */
export const deletionQuery = z.object({
  updatedFrom: dayOrInstant.optional().describe('Only objects deleted on or after this day or instant.'),
  after: searchText.describe('`sync.next` of the previous page.'),
  limit: number(z.int().min(1).max(100).default(100)).describe('Results per page.'),
});

export function toDeletionVariables({ updatedFrom, after, limit }: z.output<typeof deletionQuery>) {
  return { from: updatedFrom?.start, after, first: limit };
}

export function toDeletions({ edges }: GonePageFragment) {
  return { deleted: edges.map(({ node }) => ({ ...toId(node), ...node })) };
}
