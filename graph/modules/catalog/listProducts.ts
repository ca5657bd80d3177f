import type { GraphContext } from '../../context.ts';
import { type Page, type PageArgs, pageOf } from '../../page.ts';
import type { Product } from '../../prisma/generated/client.ts';
import type { InputMaybe, ProductFilter, ProductSort } from '../../schema.generated.ts';
import { productCondition } from './productCondition.ts';
import { productOrders } from './productOrders.ts';

export type ProductPage = Page<Product>;

interface ListProductsInput extends PageArgs {
  filter?: InputMaybe<ProductFilter>;
  sort?: InputMaybe<ProductSort>;
}

export async function listProducts(
  { prisma }: GraphContext,
  { filter, sort, ...args }: ListProductsInput,
): Promise<ProductPage> {
  const where = productCondition(filter);
  return pageOf(args, {
    order: productOrders[sort ?? 'FEATURED'],
    max: 100,
    find: ({ after, ...page }) => prisma.product.findMany({ where: { AND: [where, after ?? {}] }, ...page }),
    count: () => prisma.product.count({ where }),
  });
}
