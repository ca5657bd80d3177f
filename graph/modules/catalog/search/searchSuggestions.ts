import { CATEGORIES, type Category, PIECE_TYPES, type PieceType } from '#domain/catalog/catalogTerms.ts';
import { sameMeaning } from '#domain/catalog/searchSynonyms.ts';
import { searchTerms } from '#domain/catalog/searchTerms.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Collection, Prisma, PrismaClient, Product } from '#graph/prisma/generated/client.ts';
import { productCondition } from '../productCondition.ts';
import { productSorts } from '../productSorts.ts';
import { withKnownWords } from './knownSearch.ts';

const MAX_COLLECTIONS = 3;

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

  const categories = CATEGORIES.filter((category) => isNamed(category, terms));
  const [products, collections] = await Promise.all([
    popularProducts(prisma, productCondition(filter), { first: categories, limit }),
    prisma.collection.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
  ]);
  return {
    products,
    collections: collections
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

async function popularProducts(
  prisma: PrismaClient,
  condition: Prisma.ProductWhereInput,
  { first, limit }: Wanted,
): Promise<Product[]> {
  const { orderBy } = productSorts.POPULAR;
  const find = (category: Prisma.ProductWhereInput['category'], take: number) =>
    prisma.product.findMany({ where: { AND: [condition, { category }] }, orderBy, take });

  if (first.length === 0) return find(undefined, limit);
  const named = await find({ in: first }, limit);
  if (named.length === limit) return named;
  return [...named, ...(await find({ notIn: first }, limit - named.length))];
}

/** Whether a word of the search begins or means a word of the shop's own. */
function isNamed(value: string, terms: readonly string[]): boolean {
  const [name = ''] = searchTerms(value);
  return terms.some((term) => sameMeaning(term).includes(name) || (term.length > 2 && name.startsWith(term)));
}
