import type { ProductStatus, UpdateProductInput } from '#web/graphql/types.generated.ts';
import { toInput } from '../editor/productValues.ts';
import { isPricing, laidValues, type PieceEdits, partsOf } from './sheetCells.ts';
import { onlyVariant, type SheetPiece } from './sheetPieces.ts';

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

/** What the server is told of a product: what changed of it, and nothing else; null where nothing did but its stock. */
export function toUpdate(piece: SheetPiece, edits: PieceEdits): UpdateProductInput | null {
  const { product } = piece;
  const whole = toInput(laidValues(piece, edits));
  const input = {
    ...Object.fromEntries(OWN.filter((column) => column in edits).map((column) => [column, whole[column]])),
    ...(Object.keys(edits).some(isPricing) && pricing(whole)),
    ...('status' in edits && { status: edits.status as ProductStatus }),
    ...sizes(piece, edits, whole),
  };
  if (Object.keys(input).length === 0) return null;
  return { id: product.id, version: product.staff.version, ...input };
}

/** The cells that `toUpdate` speaks of. */
export function isOfUpdate(cell: string): boolean {
  const { variantId, column } = partsOf(cell);
  return variantId === null || OF_SIZES.some((one) => one === column);
}

/** One way to a price takes the place of the others. */
function pricing({ fixedPrice, makingPercent, makingFixed }: ReturnType<typeof toInput>) {
  if (fixedPrice !== null) return { fixedPrice };
  return makingFixed === null ? { makingPercent } : { makingFixed };
}

/** All sizes, each with what changed of it: a size that is not named would go. */
function sizes({ product }: SheetPiece, edits: PieceEdits, whole: ReturnType<typeof toInput>) {
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
