import { z } from 'zod';
import { CATEGORIES, PRODUCT_TYPES } from '#domain/catalog/catalogTerms.ts';
import { METALS } from '#domain/catalog/metals.ts';
import { listParam, lowerCaseEnum, npr, number, searchText, toUpper } from '../inputs.ts';

/** Filters of product lists. */
export const catalogQuery = {
  search: searchText.describe(
    'Words from the name, description, metal, stones or SKU. Can include a type, a price (`ring under 50k`), a size or a weight. Punctuation alone finds nothing.',
  ),
  category: lowerCaseEnum(CATEGORIES).optional(),
  type: lowerCaseEnum(PRODUCT_TYPES).optional(),
  collection: searchText.describe('Slug of a collection.'),
  minPrice: number(npr.optional()).describe('NPR.'),
  maxPrice: number(npr.optional()).describe('NPR.'),
  metal: listParam(lowerCaseEnum(METALS)).optional().describe('One or more, such as `gold,silver`.'),
  purity: listParam(z.string()).optional().describe('One or more, such as `22K,18K`.'),
  gemstone: listParam(z.string()).optional().describe('One or more, such as `ruby,diamond`.'),
};

/** Converts the filters to GraphQL. */
export function toCatalogFilter(query: z.output<z.ZodObject<typeof catalogQuery>>) {
  const { search, category, type, collection, minPrice, maxPrice, metal, purity, gemstone } = query;
  return {
    search,
    category: toUpper(category),
    type: toUpper(type),
    collection,
    minPrice,
    maxPrice,
    metals: metal?.map((value) => toUpper(value)),
    purities: purity,
    gemstones: gemstone,
  };
}
