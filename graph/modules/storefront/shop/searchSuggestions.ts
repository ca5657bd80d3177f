import { CATEGORIES, type Category, PRODUCT_TYPES, type ProductType } from '#domain/catalog/catalogTerms.ts';
import { foldSpelling } from '#domain/catalog/searchSpelling.ts';
import { toSearchTerms } from '#domain/catalog/searchTerms.ts';
import {
  findMeaning,
  findMeaningBySound,
  isCatchAllWord,
  isFiller,
} from '#domain/catalog/searchVocabulary.ts';
import { showsPricesWithTax } from '#domain/pricing/calculatePriceWithTax.ts';
import type { GraphContext } from '#graph/context.ts';
import { applySearchBudget } from '../search/applySearchBudget.ts';
import { readTerms } from '../search/readTerms.ts';
import { correctSearch } from '../snapshot/correctSearch.ts';
import { takeRanked } from '../snapshot/inOrder.ts';
import { intersectAll, readFilter } from '../snapshot/selectProducts.ts';
import type { ShopCollection } from '../snapshot/shopCollection.ts';
import type { ShopProduct } from '../snapshot/shopProduct.ts';
import { findNotCarried, type NotCarried } from './findNotCarried.ts';

const MAX_COLLECTIONS = 3;

export interface SearchSuggestions {
  products: ShopProduct[];
  collections: ShopCollection[];
  categories: Category[];
  types: ProductType[];
  correctedSearch: string | null;
  notCarried: NotCarried | null;
}

const NO_SUGGESTIONS: SearchSuggestions = {
  products: [],
  collections: [],
  categories: [],
  types: [],
  correctedSearch: null,
  notCarried: null,
};

/** Returns suggestions for a search that is still being typed; none for a blank one. */
export function searchSuggestions(
  { snapshot }: GraphContext,
  { text, limit }: { text: string; limit: number },
): SearchSuggestions {
  const { catalog } = snapshot;
  const filter = applySearchBudget({ search: text.trim() }, showsPricesWithTax(snapshot.settings));
  const correctedSearch = correctSearch(catalog, filter.search);
  const search = correctedSearch ?? filter.search;
  const selections = readFilter(catalog, { ...filter, search }, snapshot);
  if (search === '' && selections.length === 0) return NO_SUGGESTIONS;

  const set = intersectAll(catalog, selections);
  const sets = selections.find(({ rank }) => rank)?.rank?.(set) ?? [set];
  const terms = readTerms(search).terms.filter((term) => !isFiller(term) && !isCatchAllWord(term));
  const others = selections.filter(({ by }) => by !== 'search');
  return {
    products: snapshot.recordProducts(takeRanked(catalog, 'POPULAR', { sets, count: limit })),
    collections: snapshot.collections
      .filter((collection) => terms.length > 0 && terms.every((term) => matchesName(term, collection)))
      .slice(0, MAX_COLLECTIONS),
    categories: CATEGORIES.filter((category) => matchesAnyTerm(category, terms)),
    types: PRODUCT_TYPES.filter((type) => matchesAnyTerm(type, terms)),
    correctedSearch,
    notCarried: findNotCarried(snapshot, search, intersectAll(catalog, others)),
  };
}

/** Returns true if a word of the collection's name begins with the term, is a synonym of it or suits it. */
function matchesName(term: string, { name, nameNe }: ShopCollection): boolean {
  const { words = [], suits = [] } = findMeaning(term) ?? {};
  const names = toSearchTerms(`${name} ${nameNe ?? ''}`).map(foldSpelling);
  return names.some((word) => word.startsWith(term) || words.includes(word) || suits.includes(word));
}

/** Returns true if the value's first word begins with one of the terms or is a synonym of it. */
function matchesAnyTerm(value: string, terms: readonly string[]): boolean {
  const [name = ''] = toSearchTerms(value);
  return terms.some(
    (term) =>
      (findMeaning(term) ?? findMeaningBySound(term))?.words.includes(name) ||
      (term.length > 2 && name.startsWith(term)),
  );
}
