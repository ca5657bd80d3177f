import { randomInt } from 'node:crypto';
import type { ProductType } from '#domain/catalog/catalogTerms.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { productsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';

const MAX_SLUG_LENGTH = 110;
/** Crockford's base 32, which has no letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SKU_PREFIXES: Record<ProductType, string> = { RINGS: 'RG', NECKLACES: 'NK', EARRINGS: 'ER' };

interface Names {
  name: string;
  type: ProductType;
  slug?: string | null;
  sku?: string | null;
}

/** Returns the slug and SKU of a new product: the given ones if free, or generated ones. */
export async function assignNames(work: Work, names: Names): Promise<{ slug: string; sku: string }> {
  await requireFreeNames(work.db, names);
  if (names.slug) await deleteFormerSlug(work, names.slug);
  return {
    slug: names.slug ?? (await findFreeSlug(work.db, names.name)),
    sku: names.sku ?? generateSku(names.type),
  };
}

/** Throws if another product has the slug or SKU. */
export async function requireFreeNames(
  tx: Transaction,
  { slug, sku }: Pick<Names, 'slug' | 'sku'>,
  ownId?: string,
): Promise<void> {
  const otherProducts = { id: { not: ownId } };
  if (slug && (await tx.product.count({ where: { slug, ...otherProducts } })) > 0)
    throw new DomainError('SLUG_TAKEN', 'slug');
  if (sku && (await tx.product.count({ where: { sku, ...otherProducts } })) > 0)
    throw new DomainError('SKU_TAKEN', 'sku');
}

/** Stores a product's former slug, which still finds the product until another product takes it. */
export async function storeFormerSlug(
  work: Work,
  { id, slug: formerSlug }: Pick<Product, 'id' | 'slug'>,
  slug: string,
): Promise<void> {
  if (formerSlug.toLowerCase() === slug.toLowerCase()) return;
  await deleteFormerSlug(work, slug);
  await work.db.productSlug.create({ data: { slug: formerSlug, productId: id } });
}

/** Removes a slug from the history of the product that had it before. */
async function deleteFormerSlug(work: Work, slug: string): Promise<void> {
  const formerSlug = await work.db.productSlug.findUnique({ where: { slug } });
  if (!formerSlug) return;
  await work.db.productSlug.delete({ where: { slug } });
  work.publish(productsChanged([formerSlug.productId]));
}

/** Returns the name as a slug, with a number if another product has or had it. */
async function findFreeSlug(tx: Transaction, name: string): Promise<string> {
  const baseSlug = toSlug(name) || 'piece';
  const similarSlugs = { where: { slug: { startsWith: baseSlug } }, select: { slug: true }, take: 1000 };
  const [currentSlugs, formerSlugs] = [
    await tx.product.findMany(similarSlugs),
    await tx.productSlug.findMany(similarSlugs),
  ];
  const usedSlugs = new Set([...currentSlugs, ...formerSlugs].map(({ slug }) => slug));
  for (let suffix = 2, slug = baseSlug; ; suffix++) {
    if (!usedSlugs.has(slug)) return slug;
    slug = `${baseSlug}-${suffix}`;
  }
}

function toSlug(name: string): string {
  const words =
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, MAX_SLUG_LENGTH).replace(/-+$/, '');
}

function generateSku(type: ProductType): string {
  const letters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${SKU_PREFIXES[type]}-${letters.join('')}`;
}
