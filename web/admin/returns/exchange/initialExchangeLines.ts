import type { EditLine } from '#web/admin/edits/editLines.ts';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';

/** The sizes that the buyer would rather have, as many as came: what an exchange begins with. */
export function wishedLines({ lines }: Pick<Return, 'lines'>): EditLine[] {
  const wished = new Map<string, EditLine>();
  for (const { wishedSize: size, quantity: asked, received, orderLine } of lines) {
    const { productId, name } = orderLine;
    const quantity = received ?? asked;
    if (size === null || productId === null || quantity === 0) continue;
    const key = `${productId} ${size}`;
    const line = { key, lineId: null, productId, sku: '', name, size, sold: null, isOff: false };
    wished.set(key, { ...line, quantity: quantity + (wished.get(key)?.quantity ?? 0) });
  }
  return [...wished.values()];
}
