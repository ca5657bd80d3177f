import type { I18n } from '@lingui/core';
import type { EditChange, EditPart } from '#domain/orders/edit/editChanges.ts';
import { isRecord } from './isRecord.ts';
import type { Entry } from './timelineItems.ts';

/** What the store itself notes in a timeline, as it stands there. */
const SENTENCES: readonly string[] = [
  /*i18n*/ 'Payment received.',
  /*i18n*/ 'Part of the payment received.',
  /*i18n*/ 'Payment refunded.',
  /*i18n*/ 'Payment not received after all.',
  /*i18n*/ 'Refund not sent after all.',
  /*i18n*/ 'Cash received from the courier.',
  /*i18n*/ 'The proposed change was declined.',
  /*i18n*/ 'The proposed change expired.',
  /*i18n*/ 'The proposed change was withdrawn.',
];

const PARTS: Partial<Record<EditPart, string>> = {
  CONTACT: /*i18n*/ 'contact',
  ADDRESS: /*i18n*/ 'delivery address',
  NOTES: /*i18n*/ 'notes',
  PAYMENT_METHOD: /*i18n*/ 'payment method',
  LINES: /*i18n*/ 'items',
  SHIPPING: /*i18n*/ 'shipping',
  COUPON: /*i18n*/ 'coupon',
  DISCOUNT: /*i18n*/ 'discount',
};

/** The words of an entry: the store's own in the reader's language, and a person's as they were written. */
export function noteText(i18n: I18n, { kind, note, data }: Pick<Entry, 'kind' | 'note' | 'data'>): string {
  if (!note) return '';
  const { changes, proposalId, method, reference } = isRecord(data) ? data : {};
  if (kind === 'EDIT' && Array.isArray(changes)) {
    // Written by applyEdit and proposeEdit from this type.
    const names = (changes as EditChange[]).flatMap(({ part }) => PARTS[part] ?? []);
    const parts = names.map((name) => i18n.t(name)).join(', ');
    return proposalId
      ? i18n.t('A change was proposed: {parts}.', { parts })
      : i18n.t('Changed: {parts}.', { parts });
  }
  if (kind === 'PAYMENT' && method === 'EXCHANGE' && typeof reference === 'string')
    return i18n.t('Exchanged for order {number}.', { number: reference });
  return SENTENCES.includes(note) ? i18n.t(note) : note;
}
