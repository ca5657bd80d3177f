import { DomainError } from '#domain/errors/errors.ts';
import type { StaffActionContext } from '#graph/context.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { productsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';

const PRODUCT_PARTS = {
  variants: { orderBy: { position: 'asc' } },
  images: { orderBy: { position: 'asc' } },
  gemstones: { orderBy: { position: 'asc' } },
} as const satisfies Prisma.ProductInclude;

/** Product with its related rows, such as variants and photos. */
export type ProductWithParts = Prisma.ProductGetPayload<{ include: typeof PRODUCT_PARTS }>;

interface ProductVersion {
  id: string;
  /** Version that the client has read. Throws if the stored version differs. */
  version?: number | null;
}

/** Runs a task on one locked product. Meanwhile nobody else can change, order or price it. */
export function withLockedProduct<Result>(
  { work: doWork, slot }: Pick<StaffActionContext, 'work' | 'slot'>,
  target: ProductVersion,
  task: (work: Work, product: ProductWithParts) => Promise<Result>,
): Promise<Result> {
  const rows = [`product ${target.id}`];
  return doWork(async (work) => task(work, await loadLockedProduct(work, target)), { rows, slot });
}

/** Loads a product and locks it until the transaction ends. Meanwhile nobody else can change, order or price it. */
export async function loadLockedProduct(work: Work, target: ProductVersion): Promise<ProductWithParts> {
  await lockProduct(work.db, target.id);
  const product = await readProductAt(work.db, target);
  work.publish(productsChanged([product.id]));
  return product;
}

/** Loads a product. Throws if it is no longer at the given version. */
export async function readProductAt(
  tx: Transaction,
  { id, version }: ProductVersion,
): Promise<ProductWithParts> {
  const product = await findProductWithParts(tx, id);
  if (!product) throw new DomainError('PRODUCT_NOT_FOUND', 'id');
  if (version != null && version !== product.version) throw new DomainError('VERSION_CONFLICT', 'version');
  return product;
}

export function findProductWithParts(tx: Transaction, id: string): Promise<ProductWithParts | null> {
  return tx.product.findUnique({ where: { id }, include: PRODUCT_PARTS });
}

/** Locks variants before their product, as order placement does, so that transactions cannot deadlock. */
async function lockProduct(tx: Transaction, id: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM variants WHERE product_id = ${id} ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM products WHERE id = ${id} FOR UPDATE`;
}
