import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { aProduct } from '#graph/testing/aProduct.ts';

/** Creates a product with a tola of fine gold and a making charge of 10 %. */
export function aTolaProduct(prisma: PrismaClient, overrides: Parameters<typeof aProduct>[1] = {}) {
  return aProduct(prisma, {
    pricingMode: 'RATE',
    purity: '24K',
    weightMg: 11_664,
    makingBasisPoints: 1000,
    price: 330_000,
    ...overrides,
  });
}

export async function findPrice(prisma: PrismaClient, id: string): Promise<number> {
  return (await prisma.product.findUniqueOrThrow({ where: { id } })).price;
}
