import type { I18n } from '@lingui/core';
import type { EditChange, EditPart } from '#domain/orders/edit/compareOrders.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { isRecord } from '#web/admin/ui/isRecord.ts';
import type { Entry } from './buildTimelineItems.ts';

const SENTENCES: readonly string[] = Object.values(timelineNotes);

const PART_NAMES: Partial<Record<EditPart, string>> = {
  CONTACT: /*i18n*/ 'contact',
  ADDRESS: /*i18n*/ 'delivery address',
  NOTES: /*i18n*/ 'notes',
  PAYMENT_METHOD: /*i18n*/ 'payment method',
  LINES: /*i18n*/ 'items',
  SHIPPING: /*i18n*/ 'shipping',
  COUPON: /*i18n*/ 'coupon',
  DISCOUNT: /*i18n*/ 'discount',
};

/** Returns the text of an entry. Text by the store is in the reader's language, text by a person as written. */
export function formatNote(i18n: I18n, { kind, note, data }: Pick<Entry, 'kind' | 'note' | 'data'>): string {
  if (!note) return '';
  const { changes, proposalId, method, reference, exchangeOf } = isRecord(data) ? data : {};
  if (kind === 'EDIT' && Array.isArray(changes)) {
    // `applyEdit` and `proposeEdit` write data of this type.
    const names = (changes as EditChange[]).flatMap(({ part }) => PART_NAMES[part] ?? []);
    const partNames = names.map((name) => i18n.t(name)).join(', ');
    return proposalId
      ? i18n.t('Change proposed: {parts}.', { parts: partNames })
      : i18n.t('Changed: {parts}.', { parts: partNames });
  }
  if (kind === 'PAYMENT' && method === 'EXCHANGE' && typeof reference === 'string')
    return i18n.t('Exchanged for order {number}.', { number: reference });
  if (typeof exchangeOf === 'string')
    return i18n.t('In exchange for items of order {number}.', { number: exchangeOf });
  return SENTENCES.includes(note) ? i18n.t(note) : note;
}

/** Returns true if the text of an entry already contains all of its data. */
export function isCoveredByNote(data: unknown): boolean {
  return isRecord(data) && typeof data.exchangeOf === 'string';
}
