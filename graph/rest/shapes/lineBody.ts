import { z } from 'zod';

/** A piece and how many of it, as a shopper asks for it. */
export const lineBody = z.strictObject({
  productId: z.string(),
  quantity: z.int32(),
  variant: z.strictObject({ size: z.string().nullish() }).nullish(),
});

/** What GraphQL calls the parts of a line, by what a body calls them. */
export const LINE_FIELDS = { 'lines.*.size': 'items.*.variant.size', lines: 'items' };

export function toLineInput({ productId, quantity, variant }: z.output<typeof lineBody>) {
  return { productId, quantity, size: variant?.size };
}
