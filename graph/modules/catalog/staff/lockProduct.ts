import { DomainError } from '#domain/errors/errors.ts';
import type { StaffAtWork } from '#graph/context.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { productsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';

const WHOLE = {
  variants: { orderBy: { position: 'asc' } },
  images: { orderBy: { position: 'asc' } },
  gemstones: { orderBy: { position: 'asc' } },
} as const satisfies Prisma.ProductInclude;

/** A product with all that belongs to it. */
export type WholeProduct = Prisma.ProductGetPayload<{ include: typeof WHOLE }>;

interface ProductVersion {
  id: string;
  /** The version that was read; another one in the meantime is a conflict. */
  version?: number | null;
}

/** Works on one product, which nobody else changes, orders or prices meanwhile. */
export function withProduct<Result>(
  { work: doWork, place }: Pick<StaffAtWork, 'work' | 'place'>,
  which: ProductVersion,
  task: (work: Work, product: WholeProduct) => Promise<Result>,
): Promise<Result> {
  const rows = [`product ${which.id}`];
  return doWork(async (work) => task(work, await holdProduct(work, which)), { rows, place });
}

/** A product that nobody else changes, orders or prices until the transaction ends. */
export async function holdProduct(work: Work, which: ProductVersion): Promise<WholeProduct> {
  await lockProduct(work.db, which.id);
  const product = await readProductAt(work.db, which);
  work.publish(productsChanged([product.id]));
  return product;
}

/** A product at the version that was read. */
export async function readProductAt(tx: Transaction, { id, version }: ProductVersion): Promise<WholeProduct> {
  const product = await readWhole(tx, id);
  if (!product) throw new DomainError('PRODUCT_NOT_FOUND', 'id');
  if (version != null && version !== product.version) throw new DomainError('CHANGED_MEANWHILE', 'version');
  return product;
}

export function readWhole(tx: Transaction, id: string): Promise<WholeProduct | null> {
  return tx.product.findUnique({ where: { id }, include: WHOLE });
}

/** Variants before their product, as an order takes them, so that nobody waits in a ring. */
async function lockProduct(tx: Transaction, id: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM variants WHERE product_id = ${id} ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM products WHERE id = ${id} FOR UPDATE`;
}
