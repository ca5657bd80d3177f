import { TypedFastBitSet } from 'typedfastbitset';
import { CATEGORIES, type Category, PIECE_TYPES, type PieceType } from '#domain/catalog/catalogTerms.ts';
import { sameMeaning } from '#domain/catalog/searchSynonyms.ts';
import { searchTerms } from '#domain/catalog/searchTerms.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Catalog } from '../snapshot/catalog.ts';
import { takeInOrder } from '../snapshot/inOrder.ts';
import { correctSearch, matchSearch } from '../snapshot/matchSearch.ts';
import { having } from '../snapshot/selectProducts.ts';
import type { ShopCollection } from '../snapshot/shopCollection.ts';
import type { ShopProduct } from '../snapshot/shopProduct.ts';

const MAX_COLLECTIONS = 3;

export interface SearchSuggestions {
  products: ShopProduct[];
  collections: ShopCollection[];
  categories: Category[];
  types: PieceType[];
  searchedFor: string | null;
}

/** What a search that is still being typed may be about. Nothing typed suggests nothing. */
export function searchSuggestions(
  { snapshot }: GraphContext,
  { text, limit }: { text: string; limit: number },
): SearchSuggestions {
  const { catalog } = snapshot;
  const searchedFor = correctSearch(catalog, text);
  const search = searchedFor ?? text;
  const terms = searchTerms(search);
  if (terms.length === 0)
    return { products: [], collections: [], categories: [], types: [], searchedFor: null };

  const categories = CATEGORIES.filter((category) => isNamed(category, terms));
  return {
    products: snapshot.shown(popularProducts(catalog, search, { first: categories, limit })),
    collections: snapshot.collections
      .filter(({ name, nameNe }) => {
        const words = searchTerms(`${name} ${nameNe ?? ''}`);
        return terms.every((term) => words.some((word) => word.startsWith(term)));
      })
      .slice(0, MAX_COLLECTIONS),
    categories,
    types: PIECE_TYPES.filter((type) => isNamed(type, terms)),
    searchedFor,
  };
}

interface Wanted {
  /** These categories come before the others, which may name them in a description only. */
  first: Category[];
  limit: number;
}

function popularProducts(catalog: Catalog, search: string, { first, limit }: Wanted): ShopProduct[] {
  const found = matchSearch(catalog, search) ?? new TypedFastBitSet();
  const ofCategories = having(catalog, 'category', first);
  const named = takeInOrder(catalog, 'POPULAR', { set: found.new_intersection(ofCategories), count: limit });
  const set = found.new_difference(ofCategories);
  return [...named, ...takeInOrder(catalog, 'POPULAR', { set, count: limit - named.length })];
}

/** Whether a word of the search begins or means a word of the shop's own. */
function isNamed(value: string, terms: readonly string[]): boolean {
  const [name = ''] = searchTerms(value);
  return terms.some((term) => sameMeaning(term).includes(name) || (term.length > 2 && name.startsWith(term)));
}
