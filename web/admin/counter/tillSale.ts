import type { DiscountInput } from '#domain/orders/counter/calculateStaffDiscount.ts';
import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';
import type { FoundPiece_ProductFragment as Product } from '#web/admin/products/found/FoundProduct.generated.ts';
import type { QuoteCounterSaleInput, SellAtCounterInput } from '#web/graphql/types.generated.ts';
import { type AddressFieldValues, emptyAddressFields } from '#web/ui/form/addressFieldValues.ts';
import { restorePayment, type SettledPayment, settlePayments, type TillPayment } from './tillPayments.ts';

/** Line of a sale, with the item as found by the search. Its price comes from the quote. */
interface TillLine {
  productId: string;
  variantId: string;
  name: string;
  sku: string;
  size: string | null;
  image: string | null;
  price: number;
  quantity: number;
  discount: DiscountInput | null;
}

/** Details filled in from a known customer. */
interface FilledDetails {
  name: string;
  email: string;
  pan: string;
}

export interface TillCustomer {
  /** Account attached to the sale. */
  customerId: string | null;
  /** Details filled in from the known customer, removed when it is detached. */
  filled: FilledDetails | null;
  /** Phone number (E.164) of the account that staff detached. That account is not attached again. */
  declinedPhone: string | null;
  name: string;
  phone: string;
  email: string;
  pan: string;
}

/** State of a sale, which is stored across reloads and can be parked. */
export interface TillSale {
  /** Distinguishes the sale from earlier and later ones. */
  id: string;
  lines: TillLine[];
  discount: DiscountInput | null;
  couponCode: string;
  buyer: TillCustomer;
  payer: { accountHolder: string; bank: string; relation: 'SELF' | 'FAMILY' };
  payments: TillPayment[];
  allowDeferredPayment: boolean;
  /** PHONE for an order by phone, which cannot be handed over. */
  channel: 'COUNTER' | 'PHONE';
  fulfilment: Fulfilment;
  /** True if someone other than the customer receives the delivery. */
  isForOther: boolean;
  address: AddressFieldValues;
}

export const NO_CUSTOMER: TillCustomer = {
  ...{ customerId: null, filled: null, declinedPhone: null },
  ...{ name: '', phone: '', email: '', pan: '' },
};

export const emptySale: TillSale = {
  id: '',
  lines: [],
  discount: null,
  couponCode: '',
  buyer: NO_CUSTOMER,
  payer: { accountHolder: '', bank: '', relation: 'SELF' },
  payments: [],
  allowDeferredPayment: false,
  channel: 'COUNTER',
  fulfilment: 'COUNTER',
  isForOther: false,
  address: emptyAddressFields,
};

/** Creates an empty sale without data of the previous one. */
export function createSale(): TillSale {
  return { ...emptySale, id: crypto.getRandomValues(new Uint32Array(4)).join('-') };
}

export function isEmptySale(sale: TillSale): boolean {
  return JSON.stringify(sale) === JSON.stringify({ ...emptySale, id: sale.id });
}

/** Restores a stored or parked sale. */
export function restoreSale(storedSale: Partial<TillSale>): TillSale {
  return {
    ...createSale(),
    ...storedSale,
    buyer: { ...NO_CUSTOMER, ...storedSale.buyer },
    payments: (storedSale.payments ?? []).map(restorePayment),
  };
}

/** Adds one item of this variant. */
export function addItem(
  sale: TillSale,
  { id: productId, name, image: photo }: Product,
  { id: variantId, sku, size, price }: Product['variants'][number],
): TillSale {
  const existingLine = sale.lines.find((line) => line.variantId === variantId);
  if (existingLine) return setQuantity(sale, variantId, existingLine.quantity + 1);
  const image = photo?.url ?? null;
  const line = { productId, variantId, name, sku, size, image, price, quantity: 1, discount: null };
  return { ...sale, lines: [...sale.lines, line] };
}

/** Sets the quantity of a variant; zero removes it. */
export function setQuantity(sale: TillSale, variantId: string, quantity: number): TillSale {
  const lines = sale.lines.map((line) => (line.variantId === variantId ? { ...line, quantity } : line));
  return { ...sale, lines: lines.filter((line) => line.quantity > 0) };
}

/** Sets or clears the discount of a line. */
export function setDiscount(sale: TillSale, variantId: string, discount: DiscountInput | null): TillSale {
  const lines = sale.lines.map((line) => (line.variantId === variantId ? { ...line, discount } : line));
  return { ...sale, lines };
}

function toLines(lines: readonly TillLine[]) {
  return lines.map(({ productId, size, quantity, discount }) => ({ productId, size, quantity, discount }));
}

/** Converts the sale into the input of the quote. */
export function toQuoteInput(
  sale: TillSale,
  finalTotal: number | undefined,
  locationId: string | undefined,
): QuoteCounterSaleInput {
  const { lines, discount, couponCode, buyer, fulfilment, allowDeferredPayment, payments } = sale;
  const paymentResults = finalTotal === undefined ? undefined : settlePayments(payments, finalTotal);
  return {
    lines: toLines(lines),
    discount,
    couponCode: couponCode || undefined,
    // Some coupons depend on the customer.
    buyer: { customerId: buyer.customerId, email: buyer.email, phone: buyer.phone },
    fulfilment,
    locationId,
    // A sale with an amount due requires a name.
    payments:
      allowDeferredPayment && paymentResults
        ? payments.map((payment, index) => toTender(payment, paymentResults[index]))
        : undefined,
  };
}

function toTender({ method }: TillPayment, settledPayment: SettledPayment | undefined) {
  const { amount = Number.NaN } = settledPayment ?? {};
  return { method, amount: Number.isFinite(amount) ? Math.round(amount) : 0 };
}

/** Returns the payments above zero, in the order they are sent. */
export function filterNonZeroPayments(payments: readonly TillPayment[], finalTotal: number): TillPayment[] {
  const settledPayments = settlePayments(payments, finalTotal);
  return payments.filter((payment, index) => toTender(payment, settledPayments[index]).amount > 0);
}

/** Converts the sale into the input of the mutation. */
export function toSellInput(
  sale: TillSale,
  finalTotal: number,
  otherFields: Pick<SellAtCounterInput, 'approval' | 'locationId'>,
): SellAtCounterInput {
  const { lines, discount, couponCode, buyer, payer, payments, allowDeferredPayment, channel, fulfilment } =
    sale;
  const settledPayments = settlePayments(payments, finalTotal);
  return {
    ...otherFields,
    lines: toLines(lines),
    discount,
    couponCode: couponCode || undefined,
    buyer: toCustomerInput(buyer),
    payer: payer.accountHolder.trim() || payer.bank.trim() ? payer : undefined,
    payments: payments
      .map((payment, index) => {
        const { method, amount, reference } = payment;
        const tender = toTender(payment, settledPayments[index]);
        const isCash = method === 'CASH';
        return {
          ...tender,
          given:
            isCash && amount !== null ? tender.amount + (settledPayments[index]?.change ?? 0) : undefined,
          reference: isCash ? undefined : reference.trim(),
        };
      })
      .filter(({ amount }) => amount > 0),
    allowDeferredPayment,
    channel,
    fulfilment,
    shippingAddress: fulfilment === 'DELIVERY' ? toAddress(sale) : undefined,
    expectedTotal: finalTotal,
  };
}

function toCustomerInput({ customerId, name, phone, email, pan }: TillCustomer) {
  return { customerId, name, phone, email, pan };
}

function toAddress({ address, buyer, isForOther }: TillSale) {
  const { name, phone } = isForOther ? address : buyer;
  return { ...address, name, phone, ward: address.ward === '' ? null : Number(address.ward) };
}
