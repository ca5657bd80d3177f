import { readWallClock } from '#domain/calendar/kathmandu.ts';
import { MAX_LINES, MAX_QUANTITY } from '#domain/orders/cart/cart.ts';
import type { SimulateCouponsInput } from '#web/graphql/types.generated.ts';

/** What coupons are tried with, as its address keeps it. */
export interface TryCart {
  lines: readonly TryLine[];
  /** Null for a guest. */
  customerId: string | null;
  /** Kathmandu's clock, `2026-11-21T18:30`; empty for now. */
  at: string;
  /** Whether the buyer takes it along or picks it up, so that nothing is sent. */
  isTakenAlong: boolean;
  /** The one coupon that is asked about; null for all. */
  coupon: string | null;
}

export interface TryLine {
  productId: string;
  size: string | null;
  quantity: number;
}

/** What an address says; what it says wrong is left out. */
export function readTryCart(query: URLSearchParams): TryCart {
  return {
    lines: query.getAll('piece').flatMap(readLine).slice(0, MAX_LINES),
    customerId: query.get('customer'),
    at: readWallClock(query.get('at') ?? '') ? (query.get('at') ?? '') : '',
    isTakenAlong: query.get('fulfilment') === 'counter',
    coupon: query.get('coupon'),
  };
}

export function toQuery({ lines, customerId, at, isTakenAlong, coupon }: TryCart): URLSearchParams {
  return new URLSearchParams([
    ...lines.map(({ productId, size, quantity }) => ['piece', [productId, quantity, size ?? ''].join('~')]),
    ...(customerId ? [['customer', customerId]] : []),
    ...(at ? [['at', at]] : []),
    ...(isTakenAlong ? [['fulfilment', 'counter']] : []),
    ...(coupon ? [['coupon', coupon]] : []),
  ]);
}

export function toTryInput({ lines, customerId, at, isTakenAlong, coupon }: TryCart): SimulateCouponsInput {
  return {
    lines: lines.map((line) => ({ ...line })),
    customerId,
    isTakenAlong,
    coupon,
    at: readWallClock(at)?.toISOString() ?? null,
  };
}

/** The cart with one more of a piece. */
export function withPiece(cart: TryCart, { productId, size }: Omit<TryLine, 'quantity'>): TryCart {
  const place = cart.lines.findIndex((line) => line.productId === productId && line.size === size);
  if (place < 0) return { ...cart, lines: [...cart.lines, { productId, size, quantity: 1 }] };
  return withQuantity(cart, place, (cart.lines[place]?.quantity ?? 0) + 1);
}

/** The cart with so many of a line; none takes it out. */
export function withQuantity(cart: TryCart, place: number, quantity: number): TryCart {
  const lines = cart.lines.map((line, index) =>
    index === place ? { ...line, quantity: Math.min(quantity, MAX_QUANTITY) } : line,
  );
  return { ...cart, lines: lines.filter((line) => line.quantity > 0) };
}

function readLine(text: string): TryLine[] {
  const [productId = '', quantity, ...size] = text.split('~');
  const count = Number(quantity);
  if (productId === '' || !Number.isInteger(count) || count < 1 || count > MAX_QUANTITY) return [];
  return [{ productId, quantity: count, size: size.join('~') || null }];
}
