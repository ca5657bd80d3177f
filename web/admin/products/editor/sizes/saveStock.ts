import type { ApolloClient } from '@apollo/client';
import { readNumber } from '#domain/text/readNumber.ts';
import type { StockNote } from '#web/admin/stock/stockReasons.ts';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import { type EditedProductFragment, SetStockDocument } from '../EditedProduct.generated.ts';
import { isSameSize, type ProductValues } from '../productValues.ts';

interface ChangedStock {
  /** Index of the variant in the editor. */
  index: number;
  size: string | null;
  stock: number;
  delta: number;
}

interface StockSave {
  /** Product as loaded; received quantities are computed from its stock. */
  base: EditedProductFragment;
  product: EditedProductFragment;
  values: ProductValues;
  stockNote: StockNote;
}

/** Returns the existing variants whose stock was changed. */
export function findChangedStocks(
  { variants }: EditedProductFragment,
  values: ProductValues,
): ChangedStock[] {
  return values.variants.flatMap(({ size, stock: stockText }, index) => {
    const existingVariant = variants.find((variant) => isSameSize(variant.size, size));
    const stock = readNumber(stockText);
    if (!existingVariant || stock === undefined || stock === existingVariant.stock) return [];
    return [{ index, size: existingVariant.size ?? null, stock, delta: stock - existingVariant.stock }];
  });
}

/** Saves stock changes. A count sets the stock; a received or returned quantity is added to the current stock. */
export async function saveStock(
  client: ApolloClient,
  { base, product, values, stockNote: { reason, note } }: StockSave,
): Promise<{ product: EditedProductFragment; errors: UserError[] }> {
  const changes = findChangedStocks(base, values);
  const stockNoteInput = { id: product.id, reason, note: note.trim() || null };
  const inputs =
    reason === 'CORRECTION'
      ? [{ ...stockNoteInput, variants: changes.map(({ size, stock }) => ({ size, stock })) }]
      : changes.map(({ size, delta }) => ({ ...stockNoteInput, size, delta }));
  let savedProduct = product;
  if (changes.length === 0) return { product: savedProduct, errors: [] };

  for (const [index, input] of inputs.entries()) {
    const { data } = await client.mutate({ mutation: SetStockDocument, variables: { input } });
    const { product: updatedProduct, errors = [] } = data?.setStock ?? {};
    const field = `variants.${changes[index]?.index ?? 0}.stock`;
    if (!updatedProduct)
      return { product: savedProduct, errors: errors.map(({ message }) => ({ field, message })) };
    savedProduct = updatedProduct;
  }
  return { product: savedProduct, errors: [] };
}
