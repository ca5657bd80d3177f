import { parseAmount } from '#domain/pricing/money.ts';
import {
  type AutomaticCoupon,
  type CartLine,
  type CartProduct,
  type CartState,
  clampQuantity,
  emptyCart,
  parsePrice,
  updateContents,
} from './cart.ts';

/**
 * Loads a saved cart: drops lines without a quantity, makes line ids unique and recalculates totals. Returns null if
 * the text is unreadable or a line has no product. Does not use zod, to keep it out of the shop's initial download.
 */
export function parseSavedCart(text: string | null): CartState | null {
  const parsedCart = readJson(text);
  if (!isRecord(parsedCart) || !Array.isArray(parsedCart.items)) return null;

  const lines = parsedCart.items.map(parseLine).filter((line) => line !== null);
  if (lines.length < parsedCart.items.length) return null;

  const items = makeIdsUnique(lines.filter(({ quantity }) => quantity > 0));

  const coupon = toText(parsedCart.coupon) || null;
  const offer = parseAutomaticCoupon(parsedCart.offer);
  const contents = { items, coupon, offer, ...parseDiscounts(parsedCart) };
  return updateContents({ ...emptyCart, isOpen: parsedCart.isOpen === true }, contents);
}

function parseLine(saved: unknown, index: number): CartLine | null {
  if (!isRecord(saved) || !isRecord(saved.product)) return null;
  const product = parseProduct(saved.product);
  if (product._id === '') return null;

  return {
    id: toText(saved.id) || `${product._id}-${index}`,
    product,
    quantity: parseAmount(saved.quantity) > 0 ? clampQuantity(saved.quantity) : 0,
    price: parsePrice(saved.price),
    variant: parseVariant(saved.variant),
  };
}

function parseAutomaticCoupon(saved: unknown): AutomaticCoupon | null {
  if (!isRecord(saved) || toText(saved.code) === '') return null;
  const { code, name, nameNe } = saved;
  return {
    code: toText(code),
    name: toText(name),
    nameNe: toText(nameNe) || null,
    ...parseDiscounts(saved),
  };
}

function parseDiscounts({ discount, shippingDiscount }: Record<string, unknown>) {
  return { discount: parseAmount(discount), shippingDiscount: parseAmount(shippingDiscount) };
}

function makeIdsUnique(lines: readonly CartLine[]): CartLine[] {
  const usedIds = new Set<string>();
  return lines.map((line, index) => {
    const id = usedIds.has(line.id) ? `${line.id}-${index}` : line.id;
    usedIds.add(id);
    return { ...line, id };
  });
}

function parseProduct(saved: Record<string, unknown>): CartProduct {
  const { specifications } = saved;
  const weight = isRecord(specifications) && isRecord(specifications.weight) ? specifications.weight : null;
  return {
    _id: toText(saved._id),
    name: toText(saved.name),
    price: parsePrice(saved.price),
    image: toText(saved.image),
    ...(toText(saved.nameNe) && { nameNe: toText(saved.nameNe) }),
    ...(toText(saved.slug) && { slug: toText(saved.slug) }),
    ...(weight && { specifications: { weight: { value: parseAmount(weight.value) } } }),
  };
}

function parseVariant(saved: unknown): CartLine['variant'] {
  const size = isRecord(saved) ? toText(saved.size) : '';
  return size === '' ? null : { size };
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
