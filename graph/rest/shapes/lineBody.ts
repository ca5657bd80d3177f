import { z } from 'zod';

/** A product and the quantity that a shopper orders. */
export const lineBody = z.strictObject({
  productId: z.string(),
  quantity: z.int32(),
  variant: z.strictObject({ size: z.string().nullish() }).nullish(),
});

/** GraphQL field names of a line, by those of the body. */
export const LINE_FIELDS = { 'lines.*.size': 'items.*.variant.size', lines: 'items' };

export function toLineInput({ productId, quantity, variant }: z.output<typeof lineBody>) {
  return { productId, quantity, size: variant?.size };
}
