import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import type { FoundPiece_ProductFragment as Product } from '#web/admin/products/found/FoundProduct.generated.ts';
import type { OrderEditLineInput } from '#web/graphql/types.generated.ts';

/** A line of the order, or an added item. */
export interface EditLine {
  key: string;
  /** Id of the order line; null for an added item. */
  lineId: string | null;
  productId: string | null;
  sku: string;
  name: string;
  size: string | null;
  quantity: number;
  /** Original order line; null for an added item. */
  sold: { size: string | null; quantity: number; unitPrice: number } | null;
  /** True if the line is removed. It stays visible until the order is saved, so that it can be restored. */
  isRemoved: boolean;
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
    isRemoved: false,
  }));
}

/** Adds one item, to its existing line or as a new one. */
export function addItem(
  lines: readonly EditLine[],
  { id: productId, name }: Pick<Product, 'id' | 'name'>,
  { id, sku, size }: Pick<Product['variants'][number], 'id' | 'sku' | 'size'>,
): EditLine[] {
  const isSameVariant = (line: EditLine) => line.productId === productId && line.size === size;
  const existingLine = lines.find(isSameVariant);
  if (existingLine)
    return changeLine(
      lines,
      existingLine.key,
      existingLine.isRemoved ? { isRemoved: false } : { quantity: existingLine.quantity + 1 },
    );
  const line = {
    key: id,
    lineId: null,
    productId,
    sku,
    name,
    size,
    quantity: 1,
    sold: null,
    isRemoved: false,
  };
  return [...lines, line];
}

export function changeLine(lines: readonly EditLine[], key: string, changes: Partial<EditLine>): EditLine[] {
  return lines.map((line) => (line.key === key ? { ...line, ...changes } : line));
}

/** Removes a line. An order line can be restored; an added one cannot. */
export function removeLine(lines: readonly EditLine[], key: string): EditLine[] {
  return lines
    .filter((line) => line.key !== key || line.lineId !== null)
    .map((line) => (line.key === key ? { ...line, isRemoved: true } : line));
}

/** Returns true if any line of the order was changed. */
export function hasChangedLines(lines: readonly EditLine[]): boolean {
  return lines.some(
    ({ sold, isRemoved, size, quantity }) =>
      !sold || isRemoved || size !== sold.size || quantity !== sold.quantity,
  );
}

/** Converts the remaining lines into the input of the quote. */
export function toLineInputs(lines: readonly EditLine[]): OrderEditLineInput[] {
  return getRemainingLines(lines).map(({ lineId, productId, size, quantity, sold }) =>
    lineId
      ? { lineId, quantity, ...(sold && size !== sold.size && { size }) }
      : { productId, size, quantity },
  );
}

/** Returns the remaining lines, in the sequence in which the quote lists them. */
export function getRemainingLines(lines: readonly EditLine[]): EditLine[] {
  return lines.filter(({ isRemoved }) => !isRemoved);
}
