import type { Metal } from '#domain/catalog/metals.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Serialises changes to a metal's rates. */
export async function lockRates(tx: Transaction, metal: Metal): Promise<void> {
  await tx.$queryRaw`SELECT id FROM metal_rates WHERE metal = ${metal} FOR UPDATE`;
}
