import { barcodeForms } from '#domain/catalog/barcode.ts';

interface Coded {
  variants: readonly { sku: string; barcode: string | null }[];
}

/** Where a size has exactly this SKU or barcode, that size alone, as a scanner means it; all that was found otherwise. */
export function withCode<Product extends Coded>(found: readonly Product[], code: string): readonly Product[] {
  const forms = barcodeForms(code).map((form) => form.toLowerCase());
  const exactBy = (isIt: (variant: Product['variants'][number]) => boolean) =>
    found.flatMap((product) => {
      const variants = product.variants.filter(isIt);
      return variants.length > 0 ? [{ ...product, variants }] : [];
    });
  const bySku = exactBy(({ sku }) => sku.toLowerCase() === code.toLowerCase());
  if (bySku.length > 0) return bySku;
  const byBarcode = exactBy(({ barcode }) => forms.includes(barcode?.toLowerCase() ?? ''));
  return byBarcode.length > 0 ? byBarcode : found;
}
