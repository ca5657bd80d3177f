import { type CollectionRule, collectionRuleSchema } from '#domain/content/collectionRule.ts';
import type { Collection, Prisma } from '#graph/prisma/generated/client.ts';

/** A collection as the snapshot has it, whether it is shown or not; never changed, only replaced. */
export interface ShopCollection extends Omit<Collection, 'rule'> {
  readonly rule: CollectionRule | null;
  /** The pieces that were put into it by hand, in their order. */
  readonly memberIds: readonly string[];
  /** The addresses that it had, in small letters. */
  readonly formerSlugs: readonly string[];
}

/** What is read beside its row. */
export const SHOP_COLLECTION = {
  members: { select: { productId: true }, orderBy: [{ position: 'asc' }, { productId: 'asc' }] },
  formerSlugs: { select: { slug: true }, orderBy: { slug: 'asc' } },
} as const satisfies Prisma.CollectionInclude;

export type CollectionWithMembers = Prisma.CollectionGetPayload<{ include: typeof SHOP_COLLECTION }>;

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

/** A rule as it was kept; one that this version of the store does not know finds nothing. */
function readRule(rule: unknown): CollectionRule | null {
  const { data } = collectionRuleSchema.safeParse(rule);
  return data ?? null;
}
