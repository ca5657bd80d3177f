import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CollectionRule, RuleCondition } from '#domain/content/collectionRule.ts';
import { buildCatalog } from './catalog.ts';
import { ruleSet } from './ruleSet.ts';
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

const bound = fc.option(fc.integer({ min: 0, max: 9 }), { nil: null });
const condition: fc.Arbitrary<RuleCondition> = fc.oneof(
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
    from: bound,
    to: bound,
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
const rule: fc.Arbitrary<CollectionRule> = fc.record({
  match: fc.constantFrom('ALL' as const, 'ANY' as const),
  conditions: fc.array(condition, { minLength: 1, maxLength: 4 }),
});

/** Evaluates a condition for a single product. */
function meets(product: ShopProduct, { about, values, from, to }: RuleCondition, at: number): boolean {
  const within = (value: number) => value >= (from ?? 0) && value <= (to ?? Number.POSITIVE_INFINITY);
  const has = (productValues: readonly string[]) => productValues.some((value) => values.includes(value));
  switch (about) {
    case 'METAL':
      return has([product.metal]);
    case 'GEMSTONE':
      return has(product.parts.gemstones.map(({ kind }) => kind));
    case 'TAG':
      return has(product.tags as string[]);
    case 'PRICE':
      return within(product.price);
    case 'WEIGHT':
      return within(product.weightMg);
    case 'FEATURED':
      return product.isFeatured;
    case 'NEW':
      return product.publishedAt !== null && product.publishedAt.getTime() > at - (to ?? 0) * DAY;
    default:
      return product.stock > 0;
  }
}

test('a rule finds the products that meet its conditions, and no others until its stated time', () => {
  fc.assert(
    fc.property(fc.array(productArbitrary, { maxLength: 12 }), rule, (productInputs, drawnRule) => {
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
        const { set, until } = ruleSet(catalog, drawnRule, new Date(at));
        return { ids: set.array().map((place) => catalog.products[place]?.id), until };
      };
      const findExpected = (at: number) =>
        products
          .filter((product) => {
            const outcomes = drawnRule.conditions.map((ruleCondition) => meets(product, ruleCondition, at));
            return drawnRule.match === 'ALL' ? outcomes.every(Boolean) : outcomes.some(Boolean);
          })
          .map(({ id }) => id);
      const { ids, until } = findByRule(NOW);
      expect(ids.toSorted()).toEqual(findExpected(NOW).toSorted());
      const end = until?.getTime() ?? NOW + 99 * DAY;
      expect(end).toBeGreaterThan(NOW);
      expect(findExpected(end - 1).toSorted()).toEqual(findExpected(NOW).toSorted());
    }),
  );
});
