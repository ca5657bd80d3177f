import type { I18n } from '@lingui/core';
import type { EditChange } from '#domain/orders/edit/compareOrders.ts';
import { isRecord } from '#web/admin/ui/isRecord.ts';
import { formatOrderChanges } from '#web/labels/orderChangeTexts.ts';
import { type Difference, findDifferences } from './findDifferences.ts';

/**
 * Changes of an order edit, parsed from its timeline entry. `texts` describes the changed items and prices, `fields`
 * the changed contact, address and notes.
 */
export interface OrderEditEntry {
  texts: string[];
  fields: Difference[];
}

const CONTACT_PARTS = ['CONTACT', 'ADDRESS', 'NOTES'];

/** Returns null if the entry is not about an order edit. */
export function parseOrderEdit(i18n: I18n, kind: string, data: unknown): OrderEditEntry | null {
  if (kind !== 'EDIT' || !isRecord(data)) return null;
  if (!Array.isArray(data.changes) && !data.proposalId) return null;
  // `applyEdit` and `proposeEdit` write data of this type.
  const changes = (data.changes ?? []) as EditChange[];
  const contactChanges = changes.filter(({ part }) => CONTACT_PARTS.includes(part));
  return {
    texts: [
      ...formatOrderChanges(
        i18n,
        changes.filter((change) => !contactChanges.includes(change)),
      ),
      ...describeAgreement(i18n, data),
    ],
    fields: contactChanges.flatMap(({ part, before, after }) =>
      part === 'NOTES'
        ? [{ label: i18n.t('Notes'), before: String(before ?? ''), after: String(after ?? '') }]
        : findDifferences({ before, after }),
    ),
  };
}

function describeAgreement(i18n: I18n, { agreement, note }: Record<string, unknown>): string[] {
  if (typeof note === 'string') return [i18n.t('Note: {note}', { note })];
  if (!isRecord(agreement)) return [];
  if (agreement.by === 'PAGE') return [i18n.t('Approved on the order page')];
  return [i18n.t('Agreed by phone: {note}', { note: String(agreement.note ?? '') })];
}
