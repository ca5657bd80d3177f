import { CATEGORIES, type Category, PIECE_TYPES, type PieceType } from '#domain/catalogTerms.ts';
import { searchTerms } from '#domain/search.ts';
import { sameMeaning } from '#domain/searchSynonyms.ts';
import type { GraphContext } from '../../../context.ts';
import type { Collection, Product } from '../../../prisma/generated/client.ts';
import { productCondition } from '../productCondition.ts';
import { productOrders } from '../productOrders.ts';
import { withKnownWords } from './knownSearch.ts';

const MOST_COLLECTIONS = 3;

export interface SearchSuggestions {
  products: Product[];
  collections: Collection[];
  categories: Category[];
  types: PieceType[];
  searchedFor: string | null;
}

/** What a search that is still being typed may be about. Nothing typed suggests nothing. */
export async function searchSuggestions(
  context: GraphContext,
  { text, limit }: { text: string; limit: number },
): Promise<SearchSuggestions> {
  const { prisma } = context;
  const { filter, searchedFor } = await withKnownWords(context, { search: text });
  const terms = searchTerms(filter.search ?? '');
  if (terms.length === 0)
    return { products: [], collections: [], categories: [], types: [], searchedFor: null };

  const [products, collections] = await Promise.all([
    prisma.product.findMany({
      where: productCondition(filter),
      orderBy: productOrders.POPULAR.orderBy,
      take: limit,
    }),
    prisma.collection.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
  ]);
  return {
    products,
    collections: collections
      .filter(({ name, nameNe }) => {
        const words = searchTerms(`${name} ${nameNe ?? ''}`);
        return terms.every((term) => words.some((word) => word.startsWith(term)));
      })
      .slice(0, MOST_COLLECTIONS),
    categories: CATEGORIES.filter((category) => isNamed(category, terms)),
    types: PIECE_TYPES.filter((type) => isNamed(type, terms)),
    searchedFor,
  };
}

/** Whether a word of the search begins or means a word of the shop's own. */
function isNamed(value: string, terms: readonly string[]): boolean {
  const [name = ''] = searchTerms(value);
  return terms.some((term) => sameMeaning(term).includes(name) || (term.length > 2 && name.startsWith(term)));
}
