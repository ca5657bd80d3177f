import {
  isSameSize,
  type PhotoValues,
  type ProductValues,
  type SizeValues,
  toFocus,
} from './productValues.ts';

export type ProductField = keyof ProductValues;
export type Side = 'mine' | 'theirs';

export interface FieldConflict {
  field: ProductField;
  /** True if both the viewer and the colleague changed the field. */
  isChangedByBoth: boolean;
  /** Version selected by default: the version that changed the field, or the viewer's if both did. */
  defaultSide: Side;
}

const getFieldNames = Object.keys as (values: ProductValues) => ProductField[];

/** Returns the fields in which two versions of a product with the same base differ. Stock is not compared. */
export function findConflicts(
  base: ProductValues,
  edited: ProductValues,
  latest: ProductValues,
): FieldConflict[] {
  return getFieldNames(base).flatMap((field) => {
    if (isSame(field, edited, latest)) return [];
    const isChangedInEdited = !isSame(field, base, edited);
    const isChangedInLatest = !isSame(field, base, latest);
    return [
      {
        field,
        isChangedByBoth: isChangedInEdited && isChangedInLatest,
        defaultSide: isChangedInEdited ? 'mine' : 'theirs',
      },
    ];
  });
}

interface Versions {
  base: ProductValues;
  edited: ProductValues;
  latest: ProductValues;
}

/**
 * Returns the viewer's version, with the colleague's values in the fields where the viewer selected them, and with the
 * current stock of variants whose stock the viewer did not edit.
 */
export function mergeVersions(
  { base, edited, latest }: Versions,
  selectedSides: Partial<Record<ProductField, Side>>,
): ProductValues {
  const latestFields = getFieldNames(edited).filter((field) => selectedSides[field] === 'theirs');
  const values = { ...edited, ...Object.fromEntries(latestFields.map((field) => [field, latest[field]])) };
  return { ...values, variants: values.variants.map((size) => ({ ...size, stock: toStock(size) })) };

  function toStock({ size, stock }: SizeValues): string {
    const [baseVariant, editedVariant, latestVariant] = [base, edited, latest].map(({ variants }) =>
      variants.find((other) => isSameSize(other.size, size)),
    );
    const isStockEdited = editedVariant !== undefined && editedVariant.stock !== baseVariant?.stock;
    return (isStockEdited ? editedVariant.stock : latestVariant?.stock) ?? stock;
  }
}

/** Returns true if two versions differ only in stock. */
export function isSameExceptStock(version: ProductValues, other: ProductValues): boolean {
  return getFieldNames(version).every((field) => isSame(field, version, other));
}

function isSame(field: ProductField, version: ProductValues, other: ProductValues): boolean {
  return (
    JSON.stringify(toComparableValue(field, version)) === JSON.stringify(toComparableValue(field, other))
  );
}

/** Returns all editable details of a photo. */
function getPhotoDetails({ alt, altNe = '', role = '', ...image }: PhotoValues) {
  return [alt, altNe, role, toFocus(image)];
}

function toComparableValue(field: ProductField, values: ProductValues): unknown {
  if (field === 'variants')
    return values.variants.map(({ size, sku, weightMg, barcode }) => [size, sku, weightMg, barcode]);
  if (field === 'images')
    return values.images.map((image) => [image.imageId, image.uploadId, ...getPhotoDetails(image)]);
  if (field === 'video') return (values.video ?? []).map(({ url, alt }) => [url, alt]);
  if (field === 'related') return values.related.map(({ productId }) => productId);
  return values[field];
}
