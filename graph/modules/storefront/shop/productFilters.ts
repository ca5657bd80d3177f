import { CATEGORIES, PRODUCT_TYPES } from '#domain/catalog/catalogTerms.ts';
import { METALS, PURITIES } from '#domain/catalog/metals.ts';
import { calculatePriceWithTax, showsPricesWithTax } from '#domain/pricing/calculatePriceWithTax.ts';
import type { GraphContext } from '#graph/context.ts';
import type {
  FilterChoice,
  InputMaybe,
  ProductFilter,
  ProductFilters,
} from '#graph/schema/schema.generated.ts';
import { applySearchBudget } from '../search/applySearchBudget.ts';
import { correctSearch } from '../snapshot/correctSearch.ts';
import { takeInOrder } from '../snapshot/inOrder.ts';
import { type Facet, YES } from '../snapshot/productSets.ts';
import { intersectAll, readFilter, type Selection } from '../snapshot/selectProducts.ts';

/** Returns the filter choices. Each facet is counted among the products that match the other filters. */
export function productFilters(
  { snapshot }: GraphContext,
  filterInput: InputMaybe<ProductFilter> | undefined,
): ProductFilters {
  const { catalog } = snapshot;
  const filter = applySearchBudget(filterInput ?? {}, showsPricesWithTax(snapshot.settings));
  snapshot.recordAvailability();
  const search = correctSearch(catalog, filter.search ?? '') ?? filter.search;
  const selections = readFilter(catalog, { ...filter, search }, snapshot);
  const selectWithout = (filterKey: Selection['by']) =>
    intersectAll(
      catalog,
      selections.filter((selection) => selection.by !== filterKey),
    );
  const countChoices = (facet: Facet, filterKey: Selection['by']): FilterChoice[] => {
    const matchingProducts = selectWithout(filterKey);
    return [...catalog.sets[facet]]
      .map(([value, set]) => ({ value, count: set.intersection_size(matchingProducts) }))
      .filter(({ count }) => count > 0);
  };
  const productsAtAnyPrice = selectWithout('price');
  const cheapestProduct = takeInOrder(catalog, 'PRICE_ASC', { set: productsAtAnyPrice, count: 1 })[0];
  const mostExpensive = takeInOrder(catalog, 'PRICE_DESC', { set: productsAtAnyPrice, count: 1 })[0];

  return {
    total: intersectAll(catalog, selections).size(),
    categories: sortChoices(countChoices('category', 'category'), CATEGORIES),
    types: sortChoices(countChoices('type', 'type'), PRODUCT_TYPES),
    metals: sortChoices(countChoices('metal', 'metals'), METALS),
    purities: sortChoices(countChoices('purity', 'purities'), purityOrder),
    gemstones: countChoices('gemstone', 'gemstones').sort((a, b) => a.value.localeCompare(b.value, 'en')),
    inStock: catalog.sets.inStock.get(YES)?.intersection_size(selectWithout('inStock')) ?? 0,
    minPrice: cheapestProduct?.price ?? null,
    maxPrice: mostExpensive?.price ?? null,
    minPriceWithTax: cheapestProduct ? calculatePriceWithTax(cheapestProduct.price, snapshot.settings) : null,
    maxPriceWithTax: mostExpensive ? calculatePriceWithTax(mostExpensive.price, snapshot.settings) : null,
  };
}

const purityOrder = METALS.flatMap((metal) =>
  Object.entries(PURITIES)
    .filter(([, purity]) => purity.metal === metal)
    .sort(([, a], [, b]) => b.fineness - a.fineness)
    .map(([name]) => name),
);

function sortChoices(choices: FilterChoice[], order: readonly string[]): FilterChoice[] {
  const getRank = ({ value }: FilterChoice) => {
    const index = order.indexOf(value);
    return index === -1 ? order.length : index;
  };
  return choices.sort((a, b) => getRank(a) - getRank(b));
}
