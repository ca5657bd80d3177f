import { asAmount } from '#domain/pricing/money.ts';
import {
  asPrice,
  type CartLine,
  type CartOffer,
  type CartProduct,
  type CartState,
  emptyCart,
  wholeQuantity,
  withContents,
} from './cart.ts';

/**
 * A cart as it was saved: without lines of no quantity, each line's id its own, its totals counted anew. Null where it
 * cannot be read or a line has no product. By hand: every screen has the cart, and zod is not in the shop's first load.
 */
export function parseSavedCart(text: string | null): CartState | null {
  const saved = readJson(text);
  if (!isRecord(saved) || !Array.isArray(saved.items)) return null;

  const lines = saved.items.map(savedLine).filter((line) => line !== null);
  if (lines.length < saved.items.length) return null;

  const items = withOwnIds(lines.filter(({ quantity }) => quantity > 0));

  const coupon = asText(saved.coupon) || null;
  const offer = savedOffer(saved.offer);
  const contents = { items, coupon, offer, ...savedDiscounts(saved) };
  return withContents({ ...emptyCart, isOpen: saved.isOpen === true }, contents);
}

function savedLine(saved: unknown, index: number): CartLine | null {
  if (!isRecord(saved) || !isRecord(saved.product)) return null;
  const product = savedProduct(saved.product);
  if (product._id === '') return null;

  return {
    id: asText(saved.id) || `${product._id}-${index}`,
    product,
    quantity: asAmount(saved.quantity) > 0 ? wholeQuantity(saved.quantity) : 0,
    price: asPrice(saved.price),
    variant: savedVariant(saved.variant),
  };
}

function savedOffer(saved: unknown): CartOffer | null {
  if (!isRecord(saved) || asText(saved.code) === '') return null;
  const { code, name, nameNe } = saved;
  return {
    code: asText(code),
    name: asText(name),
    nameNe: asText(nameNe) || null,
    ...savedDiscounts(saved),
  };
}

function savedDiscounts({ discount, shippingDiscount }: Record<string, unknown>) {
  return { discount: asAmount(discount), shippingDiscount: asAmount(shippingDiscount) };
}

function withOwnIds(lines: readonly CartLine[]): CartLine[] {
  const taken = new Set<string>();
  return lines.map((line, index) => {
    const id = taken.has(line.id) ? `${line.id}-${index}` : line.id;
    taken.add(id);
    return { ...line, id };
  });
}

function savedProduct(saved: Record<string, unknown>): CartProduct {
  const { specifications } = saved;
  const weight = isRecord(specifications) && isRecord(specifications.weight) ? specifications.weight : null;
  return {
    _id: asText(saved._id),
    name: asText(saved.name),
    price: asPrice(saved.price),
    image: asText(saved.image),
    ...(asText(saved.nameNe) && { nameNe: asText(saved.nameNe) }),
    ...(asText(saved.slug) && { slug: asText(saved.slug) }),
    ...(weight && { specifications: { weight: { value: asAmount(weight.value) } } }),
  };
}

function savedVariant(saved: unknown): CartLine['variant'] {
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
