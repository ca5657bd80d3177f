import { readWallClock } from '#domain/calendar/kathmandu.ts';
import { MAX_LINES, MAX_QUANTITY } from '#domain/orders/cart/cart.ts';
import type { SimulateCouponsInput } from '#web/graphql/types.generated.ts';

/** Input of a coupon simulation, stored in the URL. */
export interface SimulatedCart {
  lines: readonly SimulatedLine[];
  /** Null for a guest. */
  customerId: string | null;
  /** Kathmandu time, `2026-11-21T18:30`; empty for now. */
  at: string;
  /** True if nothing is delivered: the items are handed over or picked up. */
  isTakenAlong: boolean;
  /** The one coupon to simulate; null for all. */
  coupon: string | null;
}

export interface SimulatedLine {
  productId: string;
  size: string | null;
  quantity: number;
}

/** Parses the query of the URL; invalid values are ignored. */
export function parseSimulatedCart(query: URLSearchParams): SimulatedCart {
  return {
    lines: query.getAll('piece').flatMap(parseLine).slice(0, MAX_LINES),
    customerId: query.get('customer'),
    at: readWallClock(query.get('at') ?? '') ? (query.get('at') ?? '') : '',
    isTakenAlong: query.get('fulfilment') === 'counter',
    coupon: query.get('coupon'),
  };
}

export function toQuery({ lines, customerId, at, isTakenAlong, coupon }: SimulatedCart): URLSearchParams {
  return new URLSearchParams([
    ...lines.map(({ productId, size, quantity }) => ['piece', [productId, quantity, size ?? ''].join('~')]),
    ...(customerId ? [['customer', customerId]] : []),
    ...(at ? [['at', at]] : []),
    ...(isTakenAlong ? [['fulfilment', 'counter']] : []),
    ...(coupon ? [['coupon', coupon]] : []),
  ]);
}

export function toSimulationInput({
  lines,
  customerId,
  at,
  isTakenAlong,
  coupon,
}: SimulatedCart): SimulateCouponsInput {
  return {
    lines: lines.map((line) => ({ ...line })),
    customerId,
    isTakenAlong,
    coupon,
    at: readWallClock(at)?.toISOString() ?? null,
  };
}

/** Adds one item to the cart. */
export function addItem(
  cart: SimulatedCart,
  { productId, size }: Omit<SimulatedLine, 'quantity'>,
): SimulatedCart {
  const lineIndex = cart.lines.findIndex((line) => line.productId === productId && line.size === size);
  if (lineIndex < 0) return { ...cart, lines: [...cart.lines, { productId, size, quantity: 1 }] };
  return setQuantity(cart, lineIndex, (cart.lines[lineIndex]?.quantity ?? 0) + 1);
}

/** Sets the quantity of a line; zero removes it. */
export function setQuantity(cart: SimulatedCart, lineIndex: number, quantity: number): SimulatedCart {
  const lines = cart.lines.map((line, index) =>
    index === lineIndex ? { ...line, quantity: Math.min(quantity, MAX_QUANTITY) } : line,
  );
  return { ...cart, lines: lines.filter((line) => line.quantity > 0) };
}

function parseLine(text: string): SimulatedLine[] {
  const [productId = '', quantity, ...size] = text.split('~');
  const count = Number(quantity);
  if (productId === '' || !Number.isInteger(count) || count < 1 || count > MAX_QUANTITY) return [];
  return [{ productId, quantity: count, size: size.join('~') || null }];
}
