import { type CollectionRule, collectionRuleSchema } from '#domain/content/collectionRule.ts';
import type { Collection, Prisma } from '#graph/prisma/generated/client.ts';

/** A collection in the snapshot, published or not. Immutable. */
export interface ShopCollection extends Omit<Collection, 'rule'> {
  readonly rule: CollectionRule | null;
  /** Products assigned by hand, in order. */
  readonly memberIds: readonly string[];
  /** Former slugs, in lower case. */
  readonly formerSlugs: readonly string[];
}

/** Relations read with its row. */
export const COLLECTION_INCLUDE = {
  members: { select: { productId: true }, orderBy: [{ position: 'asc' }, { productId: 'asc' }] },
  formerSlugs: { select: { slug: true }, orderBy: { slug: 'asc' } },
} as const satisfies Prisma.CollectionInclude;

export type CollectionWithMembers = Prisma.CollectionGetPayload<{ include: typeof COLLECTION_INCLUDE }>;

export function toShopCollection({
  members,
  formerSlugs,
  rule,
  ...row
}: CollectionWithMembers): ShopCollection {
  return {
    ...row,
    rule: readRule(rule),
    memberIds: members.map(({ productId }) => productId),
    formerSlugs: formerSlugs.map(({ slug }) => slug.toLowerCase()),
  };
}

/** Reads a stored rule. A rule unknown to this version finds nothing. */
function readRule(rule: unknown): CollectionRule | null {
  const { data } = collectionRuleSchema.safeParse(rule);
  return data ?? null;
}
