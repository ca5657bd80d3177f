import type { I18n } from '@lingui/core';
import type { EditChange } from '#domain/orders/edit/editChanges.ts';
import { isRecord } from '#web/admin/ui/isRecord.ts';
import { changeTexts } from '#web/labels/orderChangeTexts.ts';
import { type Difference, differences } from './differences.ts';

/** What a correction of an order changed, as its entry keeps it: sentences, and the fields of whom it is for. */
export interface Correction {
  texts: string[];
  fields: Difference[];
}

const PEOPLE = ['CONTACT', 'ADDRESS', 'NOTES'];

/** Null where the entry is about no correction. */
export function correctionOf(i18n: I18n, kind: string, data: unknown): Correction | null {
  if (kind !== 'EDIT' || !isRecord(data)) return null;
  if (!Array.isArray(data.changes) && !data.proposalId) return null;
  // Written by applyEdit and proposeEdit from this type.
  const changes = (data.changes ?? []) as EditChange[];
  const ofPeople = changes.filter(({ part }) => PEOPLE.includes(part));
  return {
    texts: [
      ...changeTexts(
        i18n,
        changes.filter((change) => !ofPeople.includes(change)),
      ),
      ...agreementTexts(i18n, data),
    ],
    fields: ofPeople.flatMap(({ part, before, after }) =>
      part === 'NOTES'
        ? [{ label: i18n.t('Notes'), before: String(before ?? ''), after: String(after ?? '') }]
        : differences({ before, after }),
    ),
  };
}

function agreementTexts(i18n: I18n, { agreement, note }: Record<string, unknown>): string[] {
  if (typeof note === 'string') return [i18n.t('Said: {note}', { note })];
  if (!isRecord(agreement)) return [];
  if (agreement.by === 'PAGE') return [i18n.t('Agreed on the order’s page')];
  return [i18n.t('Agreed by phone: {note}', { note: String(agreement.note ?? '') })];
}
