import { z } from 'zod';
import { moment, number, words } from '../inputs.ts';
import type { GonePageFragment } from './changes.generated.ts';
import { ids, instant, toId } from './entity.ts';

export const goneSchema = z
  .object({
    ...ids,
    label: z
      .string()
      .nullable()
      .describe('The number of an order, the SKU of a product or size; null for a customer.'),
    deletedAt: instant,
  })
  .meta({ id: 'Deletion', description: 'Something that is no more.' });

/** The query parameters of a list of what is no more. */
export const goneQuery = z.object({
  updatedFrom: moment.optional().describe('Only what was deleted on this day or at this instant, or later.'),
  after: words.describe('Where the page before ended, its `sync.next`.'),
  limit: number(z.int().min(1).max(100).default(100)).describe('How many on a page.'),
});

export function goneVariables({ updatedFrom, after, limit }: z.output<typeof goneQuery>) {
  return { from: updatedFrom?.start, after, first: limit };
}

export function toGone({ edges }: GonePageFragment) {
  return { deleted: edges.map(({ node }) => ({ ...toId(node), ...node })) };
}
