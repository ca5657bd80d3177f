import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import type { FoundPiece_ProductFragment as Product } from '#web/admin/products/found/FoundPiece.generated.ts';
import type { OrderEditLineInput } from '#web/graphql/types.generated.ts';

/** A line of the order, or a piece that is added. */
export interface EditLine {
  key: string;
  /** The order's line; null for what is added. */
  lineId: string | null;
  productId: string | null;
  sku: string;
  name: string;
  size: string | null;
  quantity: number;
  /** Of the order's line, as it was sold. */
  sold: { size: string | null; quantity: number; unitPrice: number } | null;
  /** Taken off, and shown until it is saved, to be put back. */
  isOff: boolean;
}

export function toEditLines(lines: Order['lines']): EditLine[] {
  return lines.map(({ id, productId, sku, name, size, quantity, unitPrice }) => ({
    key: id,
    lineId: id,
    productId,
    sku,
    name,
    size,
    quantity,
    sold: { size, quantity, unitPrice },
    isOff: false,
  }));
}

/** The lines with one more of a piece: of the line that has it, or as a line of its own. */
export function withPiece(
  lines: readonly EditLine[],
  { id: productId, name }: Pick<Product, 'id' | 'name'>,
  { id, sku, size }: Pick<Product['variants'][number], 'id' | 'sku' | 'size'>,
): EditLine[] {
  const isSame = (line: EditLine) => line.productId === productId && line.size === size;
  const there = lines.find(isSame);
  if (there)
    return changed(lines, there.key, there.isOff ? { isOff: false } : { quantity: there.quantity + 1 });
  const line = { key: id, lineId: null, productId, sku, name, size, quantity: 1, sold: null, isOff: false };
  return [...lines, line];
}

export function changed(lines: readonly EditLine[], key: string, part: Partial<EditLine>): EditLine[] {
  return lines.map((line) => (line.key === key ? { ...line, ...part } : line));
}

/** Takes a line off: one of the order's can be put back, one that was added is gone. */
export function without(lines: readonly EditLine[], key: string): EditLine[] {
  return lines
    .filter((line) => line.key !== key || line.lineId !== null)
    .map((line) => (line.key === key ? { ...line, isOff: true } : line));
}

/** Whether anything of the order's lines is otherwise. */
export function changedLines(lines: readonly EditLine[]): boolean {
  return lines.some(
    ({ sold, isOff, size, quantity }) => !sold || isOff || size !== sold.size || quantity !== sold.quantity,
  );
}

/** Those that stay, as the server is asked about them. */
export function toLineInputs(lines: readonly EditLine[]): OrderEditLineInput[] {
  return stayingLines(lines).map(({ lineId, productId, size, quantity, sold }) =>
    lineId
      ? { lineId, quantity, ...(sold && size !== sold.size && { size }) }
      : { productId, size, quantity },
  );
}

/** In the order in which the quote counts them. */
export function stayingLines(lines: readonly EditLine[]): EditLine[] {
  return lines.filter(({ isOff }) => !isOff);
}
