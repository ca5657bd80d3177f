import type { ProductStatus, UpdateProductInput } from '#web/graphql/types.generated.ts';
import { toInput } from '../editor/productValues.ts';
import { editedValues, isPricing, type ProductEdits, parseCellName } from './cells.ts';
import { onlyVariant, type ProductWithStock } from './gridRows.ts';

const OWN = [
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
const OF_SIZES = ['sku', 'barcode', 'weightMg'] as const;

/** Returns the input with only the changed fields; null if nothing but stock changed. */
export function toUpdate(piece: ProductWithStock, edits: ProductEdits): UpdateProductInput | null {
  const { product } = piece;
  const whole = toInput(editedValues(piece, edits));
  const input = {
    ...Object.fromEntries(OWN.filter((column) => column in edits).map((column) => [column, whole[column]])),
    ...(Object.keys(edits).some(isPricing) && pricingInput(whole)),
    ...('status' in edits && { status: edits.status as ProductStatus }),
    ...variantsInput(piece, edits, whole),
  };
  if (Object.keys(input).length === 0) return null;
  return { id: product.id, version: product.staff.version, ...input };
}

/** Returns true for a cell that `toUpdate` saves. */
export function isOfUpdate(cell: string): boolean {
  const { variantId, column } = parseCellName(cell);
  return variantId === null || OF_SIZES.some((one) => one === column);
}

/** Setting one way of pricing clears the others. */
function pricingInput({ fixedPrice, makingPercent, makingFixed }: ReturnType<typeof toInput>) {
  if (fixedPrice !== null) return { fixedPrice };
  return makingFixed === null ? { makingPercent } : { makingFixed };
}

/** Lists all variants with their changes, because the server deletes variants that are not listed. */
function variantsInput(
  { product }: ProductWithStock,
  edits: ProductEdits,
  whole: ReturnType<typeof toInput>,
) {
  const isOneRow = onlyVariant(product) !== null;
  const isChanged = (id: string, column: string) =>
    `${id}/${column}` in edits || (isOneRow && column === 'sku' && 'sku' in edits);
  if (!product.variants.some(({ id }) => OF_SIZES.some((column) => isChanged(id, column)))) return {};
  const variants = product.variants.map(({ id, size }, index) => ({
    size,
    ...Object.fromEntries(
      OF_SIZES.filter((column) => isChanged(id, column)).map((column) => [
        column,
        whole.variants?.[index]?.[column],
      ]),
    ),
  }));
  return { variants };
}
