import type { Handover } from '#domain/orders/counter/counterSaleSchema.ts';
import type { AskedDiscount } from '#domain/orders/counter/staffDiscount.ts';
import type { TenderMethod } from '#domain/orders/counter/tender.ts';
import { readAmount } from '#domain/text/numbers.ts';
import type { QuoteCounterSaleInput, SellAtCounterInput } from '#web/graphql/types.generated.ts';
import { type AddressFieldValues, emptyAddressFields } from '#web/ui/form/addressFieldValues.ts';
import type { Till_ProductFragment as Product } from './Till.generated.ts';

/** A piece on the counter, as it was found; the quote has the last word about its price. */
interface TillLine {
  productId: string;
  variantId: string;
  name: string;
  sku: string;
  size: string | null;
  image: string | null;
  price: number;
  quantity: number;
  discount: AskedDiscount | null;
}

/** A payment as it is typed. A blank amount is what the others leave. */
export interface TillPayment {
  key: string;
  method: TenderMethod;
  amount: string;
  given: string;
  reference: string;
}

export interface TillBuyer {
  customerId: string | null;
  name: string;
  phone: string;
  email: string;
  pan: string;
}

/** All that lies on the counter: what is kept over a reload, and parked. */
export interface TillSale {
  lines: TillLine[];
  discount: AskedDiscount | null;
  couponCode: string;
  buyer: TillBuyer;
  payer: { accountHolder: string; bank: string; relation: 'SELF' | 'FAMILY' };
  payments: TillPayment[];
  mayOwe: boolean;
  /** Said at the counter, or over the telephone: then nothing is taken along. */
  channel: 'COUNTER' | 'PHONE';
  handover: Handover;
  address: AddressFieldValues;
}

export const nobody: TillBuyer = { customerId: null, name: '', phone: '', email: '', pan: '' };

export const emptySale: TillSale = {
  lines: [],
  discount: null,
  couponCode: '',
  buyer: nobody,
  payer: { accountHolder: '', bank: '', relation: 'SELF' },
  payments: [],
  mayOwe: false,
  channel: 'COUNTER',
  handover: 'COUNTER',
  address: emptyAddressFields,
};

/** The sale with one more of this size. */
export function withPiece(
  sale: TillSale,
  { id: productId, name, images }: Product,
  { id: variantId, sku, size, price }: Product['variants'][number],
): TillSale {
  const known = sale.lines.find((line) => line.variantId === variantId);
  if (known) return withQuantity(sale, variantId, known.quantity + 1);
  const image = images[0]?.url ?? null;
  const line = { productId, variantId, name, sku, size, image, price, quantity: 1, discount: null };
  return { ...sale, lines: [...sale.lines, line] };
}

/** The sale with so many of a size; none takes it away. */
export function withQuantity(sale: TillSale, variantId: string, quantity: number): TillSale {
  const lines = sale.lines.map((line) => (line.variantId === variantId ? { ...line, quantity } : line));
  return { ...sale, lines: lines.filter((line) => line.quantity > 0) };
}

/** What each payment comes to, NPR; NaN for one that is no amount. */
export function amountsOf(payments: readonly TillPayment[], finalTotal: number): number[] {
  const typed = payments.map(({ amount }) => (amount.trim() === '' ? null : toNumber(amount)));
  const left = finalTotal - typed.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  const first = typed.indexOf(null);
  return typed.map((amount, index) => amount ?? (index === first ? Math.max(0, left) : 0));
}

/** The sale with one more payment: the first is of all, a further one of what is typed. */
export function withPayment(sale: TillSale, method: TenderMethod, key: string): TillSale {
  const takesRest = !sale.payments.some(({ amount }) => amount.trim() === '');
  const payment = { key, method, amount: takesRest ? '' : '0', given: '', reference: '' };
  return { ...sale, payments: [...sale.payments, payment] };
}

/** What goes back of what was given, NPR; null while too little was given. */
export function changeFor({ given }: TillPayment, amount: number): number | null {
  if (given.trim() === '') return 0;
  const change = toNumber(given) - amount;
  return change >= 0 ? change : null;
}

function toNumber(text: string): number {
  return readAmount(text) ?? Number.NaN;
}

function toLines(lines: readonly TillLine[]) {
  return lines.map(({ productId, size, quantity, discount }) => ({ productId, size, quantity, discount }));
}

/** What the server is asked to price. */
export function toQuoteInput(
  sale: TillSale,
  finalTotal: number | undefined,
  locationId: string | undefined,
): QuoteCounterSaleInput {
  const { lines, discount, couponCode, buyer, handover, mayOwe, payments } = sale;
  const paid = finalTotal === undefined ? undefined : amountsOf(payments, finalTotal);
  return {
    lines: toLines(lines),
    discount,
    couponCode: couponCode || undefined,
    // Some coupons ask who buys.
    buyer: { customerId: buyer.customerId, email: buyer.email, phone: buyer.phone },
    handover,
    locationId,
    // What is owed asks for a name.
    payments: mayOwe && paid ? payments.map(({ method }, index) => toTender(method, paid[index])) : undefined,
  };
}

function toTender(method: TenderMethod, amount: number | undefined) {
  return { method, amount: Number.isFinite(amount) ? Math.round(amount ?? 0) : 0 };
}

/** What is sold. */
export function toSellInput(
  sale: TillSale,
  finalTotal: number,
  others: Pick<SellAtCounterInput, 'approval' | 'locationId'>,
): SellAtCounterInput {
  const { lines, discount, couponCode, buyer, payer, payments, mayOwe, channel, handover, address } = sale;
  const amounts = amountsOf(payments, finalTotal);
  return {
    ...others,
    lines: toLines(lines),
    discount,
    couponCode: couponCode || undefined,
    buyer,
    payer: payer.accountHolder.trim() || payer.bank.trim() ? payer : undefined,
    payments: payments
      .map(({ method, given, reference }, index) => ({
        ...toTender(method, amounts[index]),
        given: method === 'CASH' && given.trim() ? toNumber(given) : undefined,
        reference: method === 'CASH' ? undefined : reference.trim(),
      }))
      .filter(({ amount }) => amount > 0),
    mayOwe,
    channel,
    handover,
    shippingAddress:
      handover === 'DELIVERY'
        ? {
            ...address,
            name: address.name || buyer.name,
            phone: address.phone || buyer.phone,
            ward: address.ward === '' ? null : Number(address.ward),
          }
        : undefined,
    expectedTotal: finalTotal,
  };
}
