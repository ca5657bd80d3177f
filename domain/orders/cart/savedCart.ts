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
 * Parses a saved cart: drops lines without a quantity, makes line ids unique and recalculates totals. Returns null if
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

function parseLine(savedLine: unknown, index: number): CartLine | null {
  if (!isRecord(savedLine) || !isRecord(savedLine.product)) return null;
  const product = parseProduct(savedLine.product);
  if (product._id === '') return null;

  return {
    id: toText(savedLine.id) || `${product._id}-${index}`,
    product,
    quantity: parseAmount(savedLine.quantity) > 0 ? clampQuantity(savedLine.quantity) : 0,
    price: parsePrice(savedLine.price),
    variant: parseVariant(savedLine.variant),
  };
}

function parseAutomaticCoupon(savedCoupon: unknown): AutomaticCoupon | null {
  if (!isRecord(savedCoupon) || toText(savedCoupon.code) === '') return null;
  const { code, name, nameNe } = savedCoupon;
  return {
    code: toText(code),
    name: toText(name),
    nameNe: toText(nameNe) || null,
    ...parseDiscounts(savedCoupon),
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

function parseProduct(savedProduct: Record<string, unknown>): CartProduct {
  const { specifications } = savedProduct;
  const weight = isRecord(specifications) && isRecord(specifications.weight) ? specifications.weight : null;
  return {
    _id: toText(savedProduct._id),
    name: toText(savedProduct.name),
    price: parsePrice(savedProduct.price),
    image: toText(savedProduct.image),
    ...(toText(savedProduct.nameNe) && { nameNe: toText(savedProduct.nameNe) }),
    ...(toText(savedProduct.slug) && { slug: toText(savedProduct.slug) }),
    ...(weight && { specifications: { weight: { value: parseAmount(weight.value) } } }),
  };
}

function parseVariant(savedVariant: unknown): CartLine['variant'] {
  const size = isRecord(savedVariant) ? toText(savedVariant.size) : '';
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
