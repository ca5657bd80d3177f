import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CollectionRule, RuleCondition } from '#domain/content/collectionRule.ts';
import { buildCatalog } from './catalog.ts';
import { evaluateRule } from './evaluateRule.ts';
import type { ShopProduct } from './shopProduct.ts';
import { aShopProduct } from './testing/aShopProduct.ts';

const NOW = Date.UTC(2026, 10, 25);
const DAY = 86_400_000;
const METALS = ['GOLD', 'SILVER'] as const;
const STONES = ['ruby', 'pearl'];
const TAGS = ['bridal', 'light'];

const productArbitrary = fc.record({
  metal: fc.constantFrom(...METALS),
  price: fc.integer({ min: 0, max: 9 }),
  weightMg: fc.integer({ min: 0, max: 9 }),
  stock: fc.integer({ min: 0, max: 1 }),
  isFeatured: fc.boolean(),
  gemstones: fc.subarray(STONES),
  tags: fc.subarray(TAGS),
  age: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
});

const boundArbitrary = fc.option(fc.integer({ min: 0, max: 9 }), { nil: null });
const conditionArbitrary: fc.Arbitrary<RuleCondition> = fc.oneof(
  fc.record({
    about: fc.constant('METAL' as const),
    values: fc.subarray([...METALS], { minLength: 1 }),
    from: fc.constant(null),
    to: fc.constant(null),
  }),
  fc.record({
    about: fc.constant('GEMSTONE' as const),
    values: fc.subarray(STONES, { minLength: 1 }),
    from: fc.constant(null),
    to: fc.constant(null),
  }),
  fc.record({
    about: fc.constant('TAG' as const),
    values: fc.subarray(TAGS, { minLength: 1 }),
    from: fc.constant(null),
    to: fc.constant(null),
  }),
  fc.record({
    about: fc.constantFrom('PRICE' as const, 'WEIGHT' as const),
    values: fc.constant<string[]>([]),
    from: boundArbitrary,
    to: boundArbitrary,
  }),
  fc.record({
    about: fc.constantFrom('IN_STOCK' as const, 'FEATURED' as const),
    values: fc.constant<string[]>([]),
    from: fc.constant(null),
    to: fc.constant(null),
  }),
  fc.record({
    about: fc.constant('NEW' as const),
    values: fc.constant<string[]>([]),
    from: fc.constant(null),
    to: fc.integer({ min: 1, max: 9 }),
  }),
);
const ruleArbitrary: fc.Arbitrary<CollectionRule> = fc.record({
  match: fc.constantFrom('ALL' as const, 'ANY' as const),
  conditions: fc.array(conditionArbitrary, { minLength: 1, maxLength: 4 }),
});

/** Evaluates a condition for a single product. */
function meetsCondition(
  product: ShopProduct,
  { about, values, from, to }: RuleCondition,
  at: number,
): boolean {
  const isInRange = (value: number) => value >= (from ?? 0) && value <= (to ?? Number.POSITIVE_INFINITY);
  const hasValue = (productValues: readonly string[]) =>
    productValues.some((value) => values.includes(value));
  switch (about) {
    case 'METAL':
      return hasValue([product.metal]);
    case 'GEMSTONE':
      return hasValue(product.parts.gemstones.map(({ kind }) => kind));
    case 'TAG':
      return hasValue(product.tags as string[]);
    case 'PRICE':
      return isInRange(product.price);
    case 'WEIGHT':
      return isInRange(product.weightMg);
    case 'FEATURED':
      return product.isFeatured;
    case 'NEW':
      return product.publishedAt !== null && product.publishedAt.getTime() > at - (to ?? 0) * DAY;
    default:
      return product.stock > 0;
  }
}

test('a rule finds exactly the products that meet its conditions, and its result holds until the given time', () => {
  fc.assert(
    fc.property(fc.array(productArbitrary, { maxLength: 12 }), ruleArbitrary, (productInputs, drawnRule) => {
      const products = productInputs.map(({ age, ...given }, index) =>
        aShopProduct({
          ...given,
          id: `p${index}`,
          slug: `p${index}`,
          publishedAt: age === null ? null : new Date(NOW - age * DAY),
        }),
      );
      const catalog = buildCatalog(products, []);
      const findByRule = (at: number) => {
        const { set, until } = evaluateRule(catalog, drawnRule, new Date(at));
        return { ids: set.array().map((slot) => catalog.products[slot]?.id), until };
      };
      const findExpectedIds = (at: number) =>
        products
          .filter((product) => {
            const outcomes = drawnRule.conditions.map((ruleCondition) =>
              meetsCondition(product, ruleCondition, at),
            );
            return drawnRule.match === 'ALL' ? outcomes.every(Boolean) : outcomes.some(Boolean);
          })
          .map(({ id }) => id);
      const { ids, until } = findByRule(NOW);
      expect(ids.toSorted()).toEqual(findExpectedIds(NOW).toSorted());
      const end = until?.getTime() ?? NOW + 99 * DAY;
      expect(end).toBeGreaterThan(NOW);
      expect(findExpectedIds(end - 1).toSorted()).toEqual(findExpectedIds(NOW).toSorted());
    }),
  );
});
