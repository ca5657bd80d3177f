import { CATEGORIES, PIECE_TYPES } from '#domain/catalog/catalogTerms.ts';
import { METALS, PURITIES } from '#domain/catalog/metals.ts';
import type { GraphContext } from '#graph/context.ts';
import type {
  FilterChoice,
  InputMaybe,
  ProductFilter,
  ProductFilters,
} from '#graph/schema/schema.generated.ts';
import { productCondition } from '../productCondition.ts';
import { withKnownWords } from '../search/knownSearch.ts';

/** How many products there are of one category, type, metal and purity. */
interface Cell {
  category: string;
  type: string;
  metal: string;
  purity: string;
  count: number;
}

type Group = 'category' | 'type' | 'metal' | 'purity';

/** What remains to choose from. Four groups come from one table of counts, each read without its own filter. */
export async function productFilters(
  context: GraphContext,
  given: InputMaybe<ProductFilter> = {},
): Promise<ProductFilters> {
  const { filter } = await withKnownWords(context, given);
  const [cells, gemstones, inStock, prices] = await Promise.all([
    countCells(context, filter),
    countGemstones(context, filter),
    context.prisma.product.count({ where: productCondition({ ...filter, inStock: true }) }),
    priceRange(context, filter),
  ]);
  const choices = (group: Group, order: readonly string[]) => {
    const others = cells.filter((cell) => matches(cell, filter, group));
    const counted = others.map((cell) => ({ value: cell[group], count: cell.count }));
    return inOrder(countBy(counted), order);
  };

  return {
    total: cells.filter((cell) => matches(cell, filter)).reduce((sum, { count }) => sum + count, 0),
    categories: choices('category', CATEGORIES),
    types: choices('type', PIECE_TYPES),
    metals: choices('metal', METALS),
    purities: choices('purity', purityOrder),
    gemstones,
    inStock,
    ...prices,
  };
}

const purityOrder = METALS.flatMap((metal) =>
  Object.entries(PURITIES)
    .filter(([, purity]) => purity.metal === metal)
    .sort(([, one], [, other]) => other.fineness - one.fineness)
    .map(([name]) => name),
);

async function countCells({ prisma }: GraphContext, filter: ProductFilter): Promise<Cell[]> {
  const where = productCondition({ ...filter, category: null, type: null, metals: null, purities: null });
  const groups = await prisma.product.groupBy({
    by: ['category', 'type', 'metal', 'purity'],
    where,
    _count: true,
  });
  return groups.map(({ _count, ...cell }) => ({ ...cell, count: _count }));
}

function matches(cell: Cell, { category, type, metals, purities }: ProductFilter, except?: Group): boolean {
  return (
    (except === 'category' || !category || cell.category === category) &&
    (except === 'type' || !type || cell.type === type) &&
    (except === 'metal' || !metals?.length || metals.some((metal) => metal === cell.metal)) &&
    (except === 'purity' || !purities?.length || purities.some((purity) => sameText(purity, cell.purity)))
  );
}

/** As the database compares. */
function sameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function countBy(counted: FilterChoice[]): FilterChoice[] {
  const counts = new Map<string, number>();
  for (const { value, count } of counted) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts].map(([value, count]) => ({ value, count }));
}

function inOrder(choices: FilterChoice[], order: readonly string[]): FilterChoice[] {
  const place = ({ value }: FilterChoice) => {
    const index = order.indexOf(value);
    return index === -1 ? order.length : index;
  };
  return choices.sort((one, other) => place(one) - place(other));
}

/** A product may have several rows of the same stone, and counts once for it. */
async function countGemstones({ prisma }: GraphContext, filter: ProductFilter): Promise<FilterChoice[]> {
  const pairs = await prisma.gemstone.groupBy({
    by: ['kind', 'productId'],
    where: { product: productCondition({ ...filter, gemstones: null }) },
  });
  const choices = countBy(pairs.map(({ kind }) => ({ value: kind, count: 1 })));
  return choices.sort((one, other) => one.value.localeCompare(other.value, 'en'));
}

async function priceRange({ prisma }: GraphContext, filter: ProductFilter) {
  const where = productCondition({ ...filter, minPrice: null, maxPrice: null });
  const { _min, _max } = await prisma.product.aggregate({
    where,
    _min: { price: true },
    _max: { price: true },
  });
  return { minPrice: _min.price, maxPrice: _max.price };
}
