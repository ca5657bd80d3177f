import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import type { EditOrderInput, QuoteOrderEditInput } from '#web/graphql/types.generated.ts';
import { type AddressFieldValues, toAddressFields } from '#web/ui/form/addressFieldValues.ts';
import type { EditLine } from './editLines.ts';
import { changedLines, toEditLines, toLineInputs } from './editLines.ts';

/** A sum, a percentage of the price, or one of the making charge alone. */
type DiscountChoice = 'NPR' | 'PERCENT' | 'MAKING';

/** An order as it is corrected: texts as typed, the ward as the list gives it. */
export interface EditValues {
  contact: { name: string; email: string; phone: string };
  shippingAddress: AddressFieldValues;
  notes: string;
  paymentMethod: PaymentMethod;
  lines: EditLine[];
  /** NPR; empty follows the rule, or what was agreed before. */
  shipping: string;
  discount: { value: string; unit: DiscountChoice; reason: string };
  dropCoupon: boolean;
  agreement: 'PHONE' | 'MAIL';
  agreementNote: string;
  message: string;
}

export function toEditValues(order: Order): EditValues {
  const { contact, shippingAddress, notes, paymentMethod } = order;
  const { staffDiscountTerms: given } = order;
  const { name, email, phone } = contact;
  return {
    contact: { name, email, phone },
    shippingAddress: toAddressFields(shippingAddress),
    notes: notes ?? '',
    paymentMethod,
    lines: toEditLines(order.lines),
    shipping: '',
    discount: {
      value: given ? String(given.value) : '',
      unit: given ? toChoice(given) : 'NPR',
      reason: order.staff.staffDiscountReason ?? '',
    },
    dropCoupon: false,
    agreement: 'PHONE',
    agreementNote: '',
    message: '',
  };
}

/** What the server is asked: what differs from the order as it was read, and nothing else. */
export function toQuoteInput(values: EditValues, order: Order): QuoteOrderEditInput {
  const before = toEditValues(order);
  const { contact, notes, shipping, dropCoupon, paymentMethod } = values;
  const isAbout = (part: keyof EditValues) => JSON.stringify(values[part]) !== JSON.stringify(before[part]);
  return {
    id: order.id,
    ...(isAbout('contact') && { contact }),
    ...(isAbout('shippingAddress') && { shippingAddress: toAddress(values.shippingAddress) }),
    ...(isAbout('notes') && { notes: notes.trim() || null }),
    ...(changedLines(values.lines) && { lines: toLineInputs(values.lines) }),
    ...(shipping.trim() && { shipping: toWhole(shipping) }),
    ...(isAbout('discount') && { discount: toDiscount(values.discount) }),
    ...(dropCoupon && { dropCoupon }),
    ...(paymentMethod !== order.paymentMethod && { paymentMethod }),
  };
}

/** The same to be written, as it was quoted. */
export function toEditInput(
  values: EditValues,
  order: Order,
  quoted: { total: number; needsAgreement: boolean; version: number },
): EditOrderInput {
  const { agreement, agreementNote, message } = values;
  return {
    ...toQuoteInput(values, order),
    version: quoted.version,
    expectedTotal: quoted.total,
    message: message.trim() || null,
    ...(quoted.needsAgreement && { agreement }),
    ...(quoted.needsAgreement && agreement === 'PHONE' && { agreementNote }),
  };
}

/** The field of the form that a problem is about; what is said at a line or beside the quote is none. */
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
  if (unit === 'NPR') return { amount: toWhole(value), reason };
  // What is no percentage is sent as one that is refused with the reason.
  const percent = readNumber(value, { decimals: 2 }) ?? -1;
  return { percent: Number.isNaN(percent) ? -1 : percent, on: unit === 'MAKING' ? 'MAKING' : 'ALL', reason };
}

function toChoice({ unit, on }: NonNullable<Order['staffDiscountTerms']>): DiscountChoice {
  if (unit === 'NPR') return 'NPR';
  return on === 'MAKING' ? 'MAKING' : 'PERCENT';
}

/** What is no whole number of rupees is asked about as one that is refused with a word of why. */
function toWhole(text: string): number {
  const number = readNumber(text, { decimals: 0 });
  return number === undefined || Number.isNaN(number) || number > 2_000_000_000 ? -1 : number;
}
