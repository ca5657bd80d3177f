import { requireViewer } from '#graph/access/requireViewer.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Product, Variant } from '#graph/prisma/generated/client.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { readSavedCart, type SavedCartLine } from './readSavedCart.ts';
import { updateCartCopy } from './updateCartCopy.ts';

export const resolvers: Resolvers = {
  Query: {
    cartCopy: (_parent, _args, context) => readSavedCart(context.prisma, requireViewer(context).id),
  },
  Mutation: {
    updateCartCopy: (_parent, { input }, context) => withUserErrors(() => updateCartCopy(context, input)),
  },
  CartCopyLine: {
    product: (line) => (soldVariant(line) ? soldProduct(line) : null),
    variant: soldVariant,
  },
};

function soldProduct({ product }: SavedCartLine): Product | null {
  return product.status === 'ACTIVE' ? product : null;
}

function soldVariant(line: SavedCartLine): Variant | null {
  return soldProduct(line) && (line.product.variants.find(({ size }) => size === line.size) ?? null);
}
