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
  const saved = readJson(text);
  if (!isRecord(saved) || !Array.isArray(saved.items)) return null;

  const lines = saved.items.map(parseLine).filter((line) => line !== null);
  if (lines.length < saved.items.length) return null;

  const items = withUniqueIds(lines.filter(({ quantity }) => quantity > 0));

  const coupon = asText(saved.coupon) || null;
  const offer = parseAutomaticCoupon(saved.offer);
  const contents = { items, coupon, offer, ...parseDiscounts(saved) };
  return updateContents({ ...emptyCart, isOpen: saved.isOpen === true }, contents);
}

function parseLine(saved: unknown, index: number): CartLine | null {
  if (!isRecord(saved) || !isRecord(saved.product)) return null;
  const product = parseProduct(saved.product);
  if (product._id === '') return null;

  return {
    id: asText(saved.id) || `${product._id}-${index}`,
    product,
    quantity: parseAmount(saved.quantity) > 0 ? clampQuantity(saved.quantity) : 0,
    price: parsePrice(saved.price),
    variant: parseVariant(saved.variant),
  };
}

function parseAutomaticCoupon(saved: unknown): AutomaticCoupon | null {
  if (!isRecord(saved) || asText(saved.code) === '') return null;
  const { code, name, nameNe } = saved;
  return {
    code: asText(code),
    name: asText(name),
    nameNe: asText(nameNe) || null,
    ...parseDiscounts(saved),
  };
}

function parseDiscounts({ discount, shippingDiscount }: Record<string, unknown>) {
  return { discount: parseAmount(discount), shippingDiscount: parseAmount(shippingDiscount) };
}

function withUniqueIds(lines: readonly CartLine[]): CartLine[] {
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
    _id: asText(saved._id),
    name: asText(saved.name),
    price: parsePrice(saved.price),
    image: asText(saved.image),
    ...(asText(saved.nameNe) && { nameNe: asText(saved.nameNe) }),
    ...(asText(saved.slug) && { slug: asText(saved.slug) }),
    ...(weight && { specifications: { weight: { value: parseAmount(weight.value) } } }),
  };
}

function parseVariant(saved: unknown): CartLine['variant'] {
  const size = isRecord(saved) ? asText(saved.size) : '';
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

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
