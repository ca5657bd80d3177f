import { z } from 'zod';
import { CATEGORIES, PIECE_TYPES } from '#domain/catalog/catalogTerms.ts';
import { METALS } from '#domain/catalog/metals.ts';
import { listOf, npr, number, oneOf, upper, words } from '../inputs.ts';

/** What the lists of pieces can be filtered by. */
export const catalogQuery = {
  search: words.describe(
    'Words in the name, description, metal, stones or SKU; may name a kind, a price (`ring under 50k`), a size or a weight. Signs alone find nothing.',
  ),
  category: oneOf(CATEGORIES).optional(),
  type: oneOf(PIECE_TYPES).optional(),
  collection: words.describe("A collection's slug."),
  minPrice: number(npr.optional()).describe('NPR.'),
  maxPrice: number(npr.optional()).describe('NPR.'),
  metal: listOf(oneOf(METALS)).optional().describe('One or several, `gold,silver`.'),
  purity: listOf(z.string()).optional().describe('One or several, `22K,18K`.'),
  gemstone: listOf(z.string()).optional().describe('One or several, `ruby,diamond`.'),
};

/** The same as GraphQL takes it. */
export function catalogFilter(query: z.output<z.ZodObject<typeof catalogQuery>>) {
  const { search, category, type, collection, minPrice, maxPrice, metal, purity, gemstone } = query;
  return {
    search,
    category: upper(category),
    type: upper(type),
    collection,
    minPrice,
    maxPrice,
    metals: metal?.map((one) => upper(one)),
    purities: purity,
    gemstones: gemstone,
  };
}
