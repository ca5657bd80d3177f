import { randomInt } from 'node:crypto';
import type { PieceType } from '#domain/catalog/catalogTerms.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

const MAX_SLUG_LENGTH = 110;
/** Crockford's base 32: no letter that is taken for a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX: Record<PieceType, string> = { RINGS: 'RG', NECKLACES: 'NK', EARRINGS: 'ER' };

interface Names {
  name: string;
  type: PieceType;
  slug?: string | null;
  sku?: string | null;
}

/** The names that a new piece goes by: those that are given, when they are free, or new ones. */
export async function namesOfNew(tx: Transaction, piece: Names): Promise<{ slug: string; sku: string }> {
  await refuseTaken(tx, piece);
  return { slug: piece.slug ?? (await freeSlug(tx, piece.name)), sku: piece.sku ?? newSku(piece.type) };
}

/** Refuses an address or a SKU that another piece has. */
export async function refuseTaken(
  tx: Transaction,
  { slug, sku }: Pick<Names, 'slug' | 'sku'>,
  ownId?: string,
): Promise<void> {
  const others = { id: { not: ownId } };
  if (slug && (await tx.product.count({ where: { slug, ...others } })) > 0)
    throw new DomainError('SLUG_TAKEN', 'slug');
  if (sku && (await tx.product.count({ where: { sku, ...others } })) > 0)
    throw new DomainError('SKU_TAKEN', 'sku');
}

/** The name in an address, with a number behind it where others have it too. */
async function freeSlug(tx: Transaction, name: string): Promise<string> {
  const plain = toSlug(name) || 'piece';
  const alike = await tx.product.findMany({
    where: { slug: { startsWith: plain } },
    select: { slug: true },
    take: 1000,
  });
  const used = new Set(alike.map(({ slug }) => slug));
  for (let number = 2, slug = plain; ; number++) {
    if (!used.has(slug)) return slug;
    slug = `${plain}-${number}`;
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

function newSku(type: PieceType): string {
  const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]);
  return `${PREFIX[type]}-${letters.join('')}`;
}
