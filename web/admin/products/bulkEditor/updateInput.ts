import type { ProductStatus, UpdateProductInput } from '#web/graphql/types.generated.ts';
import { toInput } from '../editor/productValues.ts';
import { getEditedValues, isPricingColumn, type ProductEdits, parseCellName } from './cells.ts';
import { getOnlyVariant, type ProductWithStock } from './gridRows.ts';

const PRODUCT_COLUMNS = [
  'name',
  'nameNe',
  'sku',
  'weightMg',
  'grossWeightMg',
  'stonesPrice',
  'compareAtPrice',
  'cost',
  'tags',
  'collectionId',
  'seoTitle',
  'seoDescription',
  'isFeatured',
] as const;
const SIZE_COLUMNS = ['sku', 'barcode', 'weightMg'] as const;

/** Returns the input with only the changed fields; null if nothing but stock changed. */
export function toUpdateInput(
  productWithStock: ProductWithStock,
  edits: ProductEdits,
): UpdateProductInput | null {
  const { product } = productWithStock;
  const fullInput = toInput(getEditedValues(productWithStock, edits));
  const input = {
    ...Object.fromEntries(
      PRODUCT_COLUMNS.filter((column) => column in edits).map((column) => [column, fullInput[column]]),
    ),
    ...(Object.keys(edits).some(isPricingColumn) && buildPricingInput(fullInput)),
    ...('status' in edits && { status: edits.status as ProductStatus }),
    ...buildVariantsInput(productWithStock, edits, fullInput),
  };
  if (Object.keys(input).length === 0) return null;
  return { id: product.id, version: product.staff.version, ...input };
}

/** Returns true for a cell that `toUpdateInput` saves. */
export function isInUpdateInput(cell: string): boolean {
  const { variantId, column } = parseCellName(cell);
  return variantId === null || SIZE_COLUMNS.some((sizeColumn) => sizeColumn === column);
}

/** Setting one pricing method clears the others. */
function buildPricingInput({ fixedPrice, makingPercent, makingFixed }: ReturnType<typeof toInput>) {
  if (fixedPrice !== null) return { fixedPrice };
  return makingFixed === null ? { makingPercent } : { makingFixed };
}

/** Lists all variants with their changes, because the server deletes variants that are not listed. */
function buildVariantsInput(
  { product }: ProductWithStock,
  edits: ProductEdits,
  fullInput: ReturnType<typeof toInput>,
) {
  const isSingleRow = getOnlyVariant(product) !== null;
  const isChanged = (id: string, column: string) =>
    `${id}/${column}` in edits || (isSingleRow && column === 'sku' && 'sku' in edits);
  if (!product.variants.some(({ id }) => SIZE_COLUMNS.some((column) => isChanged(id, column)))) return {};
  const variants = product.variants.map(({ id, size }, index) => ({
    size,
    ...Object.fromEntries(
      SIZE_COLUMNS.filter((column) => isChanged(id, column)).map((column) => [
        column,
        fullInput.variants?.[index]?.[column],
      ]),
    ),
  }));
  return { variants };
}
