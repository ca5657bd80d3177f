import {
  isSameSize,
  type PhotographValues,
  type ProductValues,
  type SizeValues,
  toFocus,
} from './productValues.ts';

export type ProductField = keyof ProductValues;
export type Side = 'mine' | 'theirs';

export interface Disagreement {
  field: ProductField;
  /** Whether the other one changed it, and not only this one. */
  isChangedByBoth: boolean;
  /** Which of the two is taken unless somebody says otherwise: whoever changed it; of two changes one's own. */
  usual: Side;
}

const FIELDS = Object.keys as (values: ProductValues) => ProductField[];

/** The fields of which two versions of a piece differ, both made from the same one. Stock is counted, not merged. */
export function disagreements(
  base: ProductValues,
  mine: ProductValues,
  theirs: ProductValues,
): Disagreement[] {
  return FIELDS(base).flatMap((field) => {
    if (isSame(field, mine, theirs)) return [];
    const changedMine = !isSame(field, base, mine);
    const changedTheirs = !isSame(field, base, theirs);
    return [{ field, isChangedByBoth: changedMine && changedTheirs, usual: changedMine ? 'mine' : 'theirs' }];
  });
}

interface Versions {
  base: ProductValues;
  mine: ProductValues;
  theirs: ProductValues;
}

/** One's own version with the other's value in each field where theirs was chosen, and the stock as it is by now. */
export function merged(
  { base, mine, theirs }: Versions,
  chosen: Partial<Record<ProductField, Side>>,
): ProductValues {
  const taken = FIELDS(mine).filter((field) => chosen[field] === 'theirs');
  const values = { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
  return { ...values, variants: values.variants.map((size) => ({ ...size, stock: toStock(size) })) };

  function toStock({ size, stock }: SizeValues): string {
    const [was, counted, is] = [base, mine, theirs].map(({ variants }) =>
      variants.find((other) => isSameSize(other.size, size)),
    );
    const isCountedAnew = counted !== undefined && counted.stock !== was?.stock;
    return (isCountedAnew ? counted.stock : is?.stock) ?? stock;
  }
}

/** Whether a piece is as it was, but for how many there are. */
export function isSameButStock(one: ProductValues, other: ProductValues): boolean {
  return FIELDS(one).every((field) => isSame(field, one, other));
}

function isSame(field: ProductField, one: ProductValues, other: ProductValues): boolean {
  return JSON.stringify(compared(field, one)) === JSON.stringify(compared(field, other));
}

/** What is said of a photograph: all of it that can be changed. */
function sayings({ alt, altNe = '', role = '', ...image }: PhotographValues) {
  return [alt, altNe, role, toFocus(image)];
}

function compared(field: ProductField, values: ProductValues): unknown {
  if (field === 'variants')
    return values.variants.map(({ size, sku, weightMg, barcode }) => [size, sku, weightMg, barcode]);
  if (field === 'images')
    return values.images.map((image) => [image.imageId, image.uploadId, ...sayings(image)]);
  if (field === 'video') return (values.video ?? []).map(({ url, alt }) => [url, alt]);
  if (field === 'related') return values.related.map(({ productId }) => productId);
  return values[field];
}
