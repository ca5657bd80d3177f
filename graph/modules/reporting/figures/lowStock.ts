import type { Prisma } from '#graph/prisma/generated/client.ts';

/** So many or fewer are few. */
const LOW_STOCK = 3;

export const isLow: Prisma.ProductWhereInput = { status: 'ACTIVE', stock: { lte: LOW_STOCK } };
