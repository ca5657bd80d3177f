import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import type { EditOrderInput, QuoteOrderEditInput } from '#web/graphql/types.generated.ts';
import { type AddressFieldValues, toAddressFields } from '#web/ui/form/addressFieldValues.ts';
import type { EditLine } from './editLines.ts';
import { hasChangedLines, toEditLines, toLineInputs } from './editLines.ts';

/** Amount, percentage of the price, or percentage of the making charge. */
type DiscountChoice = 'NPR' | 'PERCENT' | 'MAKING';

/** Form values of an order edit, as typed; the ward is selected from a list. */
export interface EditValues {
  contact: { name: string; email: string; phone: string };
  shippingAddress: AddressFieldValues;
  notes: string;
  paymentMethod: PaymentMethod;
  lines: EditLine[];
  /** In NPR; empty for the computed or previously agreed shipping. */
  shipping: string;
  discount: { value: string; unit: DiscountChoice; reason: string };
  removeCoupon: boolean;
  agreement: 'PHONE' | 'MAIL';
  agreementNote: string;
  message: string;
}

export function toEditValues(order: Order): EditValues {
  const { contact, shippingAddress, notes, paymentMethod } = order;
  const { staffDiscountTerms: discountTerms } = order;
  const { name, email, phone } = contact;
  return {
    contact: { name, email, phone },
    shippingAddress: toAddressFields(shippingAddress),
    notes: notes ?? '',
    paymentMethod,
    lines: toEditLines(order.lines),
    shipping: '',
    discount: {
      value: discountTerms ? String(discountTerms.value) : '',
      unit: discountTerms ? toDiscountChoice(discountTerms) : 'NPR',
      reason: order.staff.staffDiscountReason ?? '',
    },
    removeCoupon: false,
    agreement: 'PHONE',
    agreementNote: '',
    message: '',
  };
}

/** Returns the input of the quote: only the values that differ from the order as loaded. */
export function toQuoteInput(values: EditValues, order: Order): QuoteOrderEditInput {
  const originalValues = toEditValues(order);
  const { contact, notes, shipping, removeCoupon, paymentMethod } = values;
  const isChanged = (valueKey: keyof EditValues) =>
    JSON.stringify(values[valueKey]) !== JSON.stringify(originalValues[valueKey]);
  return {
    id: order.id,
    ...(isChanged('contact') && { contact }),
    ...(isChanged('shippingAddress') && { shippingAddress: toAddress(values.shippingAddress) }),
    ...(isChanged('notes') && { notes: notes.trim() || null }),
    ...(hasChangedLines(values.lines) && { lines: toLineInputs(values.lines) }),
    ...(shipping.trim() && { shipping: parseWholeNumber(shipping) }),
    ...(isChanged('discount') && { discount: toDiscount(values.discount) }),
    ...(removeCoupon && { removeCoupon }),
    ...(paymentMethod !== order.paymentMethod && { paymentMethod }),
  };
}

/** Returns the mutation input, with the version and total of the quote. */
export function toEditInput(
  values: EditValues,
  order: Order,
  quote: { total: number; needsAgreement: boolean; version: number },
): EditOrderInput {
  const { agreement, agreementNote, message } = values;
  return {
    ...toQuoteInput(values, order),
    version: quote.version,
    expectedTotal: quote.total,
    message: message.trim() || null,
    ...(quote.needsAgreement && { agreement }),
    ...(quote.needsAgreement && agreement === 'PHONE' && { agreementNote }),
  };
}

/** Returns the form field of a problem; undefined if it is shown at a line or next to the quote. */
export function toField(field: string | null | undefined): string | undefined {
  if (!field || field.startsWith('lines')) return undefined;
  return ['discount', 'discount.amount', 'discount.percent', 'discount.on'].includes(field)
    ? 'discount.value'
    : field;
}

function toAddress({ ward, landmark, ...address }: AddressFieldValues) {
  return { ...address, ward: ward === '' ? null : Number(ward), landmark: landmark.trim() || null };
}

function toDiscount({ value, unit, reason }: EditValues['discount']): QuoteOrderEditInput['discount'] {
  if (value.trim() === '') return null;
  if (unit === 'NPR') return { amount: parseWholeNumber(value), reason };
  // An invalid percentage is sent as -1, which the server rejects with a reason.
  const percent = readNumber(value, { decimals: 2 }) ?? -1;
  return { percent: Number.isNaN(percent) ? -1 : percent, on: unit === 'MAKING' ? 'MAKING' : 'ALL', reason };
}

function toDiscountChoice({ unit, on }: NonNullable<Order['staffDiscountTerms']>): DiscountChoice {
  if (unit === 'NPR') return 'NPR';
  return on === 'MAKING' ? 'MAKING' : 'PERCENT';
}

/** Parses a whole number. Returns -1 for invalid text, which the server rejects with a reason. */
function parseWholeNumber(text: string): number {
  const number = readNumber(text, { decimals: 0 });
  return number === undefined || Number.isNaN(number) || number > 2_000_000_000 ? -1 : number;
}
