import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';
import type { AskedDiscount } from '#domain/orders/counter/staffDiscount.ts';
import type { FoundPiece_ProductFragment as Product } from '#web/admin/products/found/FoundPiece.generated.ts';
import type { QuoteCounterSaleInput, SellAtCounterInput } from '#web/graphql/types.generated.ts';
import { type AddressFieldValues, emptyAddressFields } from '#web/ui/form/addressFieldValues.ts';
import { type SettledPayment, settle, type TillPayment, toPayment } from './tillPayments.ts';

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

/** Details that a known buyer brought into the fields of the sale. */
interface FilledDetails {
  name: string;
  email: string;
  pan: string;
}

export interface TillBuyer {
  /** The account that the sale is booked to. */
  customerId: string | null;
  /** The details that came with the chosen buyer, removed again when the buyer is detached. */
  filled: FilledDetails | null;
  /** A phone number (E.164) whose account staff detached: it is not attached again. */
  declinedPhone: string | null;
  name: string;
  phone: string;
  email: string;
  pan: string;
}

/** All that lies on the counter: what is kept over a reload, and parked. */
export interface TillSale {
  /** Distinguishes the sale from the one before and after it. */
  id: string;
  lines: TillLine[];
  discount: AskedDiscount | null;
  couponCode: string;
  buyer: TillBuyer;
  payer: { accountHolder: string; bank: string; relation: 'SELF' | 'FAMILY' };
  payments: TillPayment[];
  allowOwing: boolean;
  /** Said at the counter, or over the telephone: then nothing is taken along. */
  channel: 'COUNTER' | 'PHONE';
  fulfilment: Fulfilment;
  /** Whether somebody else than the buyer receives what is sent. */
  isForOther: boolean;
  address: AddressFieldValues;
}

export const nobody: TillBuyer = {
  ...{ customerId: null, filled: null, declinedPhone: null },
  ...{ name: '', phone: '', email: '', pan: '' },
};

export const emptySale: TillSale = {
  id: '',
  lines: [],
  discount: null,
  couponCode: '',
  buyer: nobody,
  payer: { accountHolder: '', bank: '', relation: 'SELF' },
  payments: [],
  allowOwing: false,
  channel: 'COUNTER',
  fulfilment: 'COUNTER',
  isForOther: false,
  address: emptyAddressFields,
};

/** The next sale, which knows nothing of the one before. */
export function newSale(): TillSale {
  return { ...emptySale, id: crypto.getRandomValues(new Uint32Array(4)).join('-') };
}

export function isEmptySale(sale: TillSale): boolean {
  return JSON.stringify(sale) === JSON.stringify({ ...emptySale, id: sale.id });
}

/** A sale as it was kept over a reload, or parked. */
export function readSale(kept: Partial<TillSale>): TillSale {
  return {
    ...newSale(),
    ...kept,
    buyer: { ...nobody, ...kept.buyer },
    payments: (kept.payments ?? []).map(toPayment),
  };
}

/** The sale with one more of this size. */
export function withPiece(
  sale: TillSale,
  { id: productId, name, image: photograph }: Product,
  { id: variantId, sku, size, price }: Product['variants'][number],
): TillSale {
  const known = sale.lines.find((line) => line.variantId === variantId);
  if (known) return withQuantity(sale, variantId, known.quantity + 1);
  const image = photograph?.url ?? null;
  const line = { productId, variantId, name, sku, size, image, price, quantity: 1, discount: null };
  return { ...sale, lines: [...sale.lines, line] };
}

/** The sale with so many of a size; none takes it away. */
export function withQuantity(sale: TillSale, variantId: string, quantity: number): TillSale {
  const lines = sale.lines.map((line) => (line.variantId === variantId ? { ...line, quantity } : line));
  return { ...sale, lines: lines.filter((line) => line.quantity > 0) };
}

/** The sale with this discount on one of its lines, or none. */
export function withDiscount(sale: TillSale, variantId: string, discount: AskedDiscount | null): TillSale {
  const lines = sale.lines.map((line) => (line.variantId === variantId ? { ...line, discount } : line));
  return { ...sale, lines };
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
  const { lines, discount, couponCode, buyer, fulfilment, allowOwing, payments } = sale;
  const paid = finalTotal === undefined ? undefined : settle(payments, finalTotal);
  return {
    lines: toLines(lines),
    discount,
    couponCode: couponCode || undefined,
    // Some coupons ask who buys.
    buyer: { customerId: buyer.customerId, email: buyer.email, phone: buyer.phone },
    fulfilment,
    locationId,
    // What is owed asks for a name.
    payments:
      allowOwing && paid ? payments.map((payment, index) => toTender(payment, paid[index])) : undefined,
  };
}

function toTender({ method }: TillPayment, settled: SettledPayment | undefined) {
  const { amount = Number.NaN } = settled ?? {};
  return { method, amount: Number.isFinite(amount) ? Math.round(amount) : 0 };
}

/** Those payments that pay for something, in the order in which the server is told of them. */
export function sentPayments(payments: readonly TillPayment[], finalTotal: number): TillPayment[] {
  const settled = settle(payments, finalTotal);
  return payments.filter((payment, index) => toTender(payment, settled[index]).amount > 0);
}

/** What is sold. */
export function toSellInput(
  sale: TillSale,
  finalTotal: number,
  others: Pick<SellAtCounterInput, 'approval' | 'locationId'>,
): SellAtCounterInput {
  const { lines, discount, couponCode, buyer, payer, payments, allowOwing, channel, fulfilment } = sale;
  const settled = settle(payments, finalTotal);
  return {
    ...others,
    lines: toLines(lines),
    discount,
    couponCode: couponCode || undefined,
    buyer: toBuyerInput(buyer),
    payer: payer.accountHolder.trim() || payer.bank.trim() ? payer : undefined,
    payments: payments
      .map((payment, index) => {
        const { method, amount, reference } = payment;
        const tender = toTender(payment, settled[index]);
        const isCash = method === 'CASH';
        return {
          ...tender,
          given: isCash && amount !== null ? tender.amount + (settled[index]?.change ?? 0) : undefined,
          reference: isCash ? undefined : reference.trim(),
        };
      })
      .filter(({ amount }) => amount > 0),
    allowOwing,
    channel,
    fulfilment,
    shippingAddress: fulfilment === 'DELIVERY' ? toAddress(sale) : undefined,
    expectedTotal: finalTotal,
  };
}

function toBuyerInput({ customerId, name, phone, email, pan }: TillBuyer) {
  return { customerId, name, phone, email, pan };
}

function toAddress({ address, buyer, isForOther }: TillSale) {
  const { name, phone } = isForOther ? address : buyer;
  return { ...address, name, phone, ward: address.ward === '' ? null : Number(address.ward) };
}
