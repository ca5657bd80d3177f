import { requireViewer } from '#graph/access/requireViewer.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Product, Variant } from '#graph/prisma/generated/client.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { readSavedCart, type StoredCartLine } from './readSavedCart.ts';
import { updateSavedCart } from './updateSavedCart.ts';

export const resolvers: Resolvers = {
  Query: {
    savedCart: (_parent, _args, context) => readSavedCart(context.prisma, requireViewer(context).id),
  },
  Mutation: {
    updateSavedCart: (_parent, { input }, context) => withUserErrors(() => updateSavedCart(context, input)),
  },
  SavedCartLine: {
    product: (line) => (findActiveVariant(line) ? findActiveProduct(line) : null),
    variant: findActiveVariant,
  },
};

function findActiveProduct({ product }: StoredCartLine): Product | null {
  return product.status === 'ACTIVE' ? product : null;
}

function findActiveVariant(line: StoredCartLine): Variant | null {
  return findActiveProduct(line) && (line.product.variants.find(({ size }) => size === line.size) ?? null);
}
