import type { EditLine } from '#web/admin/edits/editLines.ts';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';

/** Returns the initial lines of an exchange: the requested sizes in the quantities received. */
export function buildInitialExchangeLines({ lines }: Pick<Return, 'lines'>): EditLine[] {
  const replacementLines = new Map<string, EditLine>();
  for (const { exchangeSize: size, quantity: returnedQuantity, received, orderLine } of lines) {
    const { productId, name } = orderLine;
    const quantity = received ?? returnedQuantity;
    if (size === null || productId === null || quantity === 0) continue;
    const key = `${productId} ${size}`;
    const line = { key, lineId: null, productId, sku: '', name, size, sold: null, isRemoved: false };
    replacementLines.set(key, { ...line, quantity: quantity + (replacementLines.get(key)?.quantity ?? 0) });
  }
  return [...replacementLines.values()];
}
