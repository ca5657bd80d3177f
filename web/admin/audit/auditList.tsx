import { Trans } from '@lingui/react';
import type { ListDefinition } from '../list/listDefinition.ts';
import type { FilterOption } from '../list/listFilter.ts';
import { Instant } from '../ui/Instant.tsx';
import { AuditActor } from './AuditActor.tsx';
import { AuditChange } from './AuditChange.tsx';
import type { AuditPage_EntryFragment } from './AuditPage.generated.ts';
import { AuditSubject } from './AuditSubject.tsx';
import { actionTexts, entityTexts } from './auditTexts.ts';
import { toAuditFilter, useAuditRows } from './useAuditRows.ts';

/** Defines the list of changes by staff and integrations. `people` are the staff to filter by. */
export function createAuditList(people: readonly FilterOption[]): ListDefinition<AuditPage_EntryFragment> {
  return {
    id: 'audit',
    title: /*i18n*/ 'Audit log',
    search: /*i18n*/ 'Order, customer, product or coupon',
    countText: /*i18n*/ '{count, plural, one {# entry} other {# entries}}',
    columns: [
      {
        field: 'at',
        header: /*i18n*/ 'Date',
        width: 200,
        keepsWidth: true,
        render: ({ at }) => <Instant at={at} isShort />,
      },
      {
        field: 'who',
        header: /*i18n*/ 'By',
        width: 150,
        render: (entry) => <AuditActor entry={entry} />,
      },
      {
        field: 'action',
        header: /*i18n*/ 'Action',
        width: 220,
        card: 'title',
        render: ({ action }) => <Trans id={actionTexts[action] ?? action} />,
        valueLabels: actionTexts,
      },
      {
        field: 'subject',
        header: /*i18n*/ 'Subject',
        width: 300,
        render: (entry) => <AuditSubject entry={entry} />,
      },
      {
        field: 'change',
        header: /*i18n*/ 'Changes',
        width: 300,
        render: (entry) => <AuditChange entry={entry} />,
      },
      {
        field: 'entity',
        header: /*i18n*/ 'Type',
        width: 130,
        isHiddenByDefault: true,
        render: ({ entity }) => <Trans id={entityTexts[entity] ?? entity} />,
        valueLabels: entityTexts,
      },
      { field: 'ip', header: /*i18n*/ 'IP address', width: 130, isHiddenByDefault: true },
      { field: 'entityId', header: /*i18n*/ 'ID', width: 300, isHiddenByDefault: true },
      { field: 'requestId', header: /*i18n*/ 'Request', width: 300, isHiddenByDefault: true },
    ],
    filters: [
      { field: 'at', label: /*i18n*/ 'Date', kind: 'dateRange' },
      { field: 'actor', label: /*i18n*/ 'By', kind: 'choice', isMultiple: false, options: people },
      {
        field: 'action',
        label: /*i18n*/ 'Action',
        kind: 'choice',
        isMultiple: false,
        options: toOptions(actionTexts),
      },
      {
        field: 'entity',
        label: /*i18n*/ 'Type',
        kind: 'choice',
        isMultiple: false,
        options: toOptions(entityTexts),
      },
      { field: 'entityId', label: /*i18n*/ 'ID', kind: 'text' },
    ],
    sorts: [{ value: 'NEWEST', label: /*i18n*/ 'Newest first' }],
    useRows: useAuditRows,
    exportFilter: (query) => ({ audit: toAuditFilter(query) }),
    rowId: ({ id }) => id,
    empty: {
      title: /*i18n*/ 'No changes yet',
      text: /*i18n*/ 'Changes by staff and integrations appear here.',
    },
  };
}

function toOptions(texts: Record<string, string>): FilterOption[] {
  return Object.entries(texts).map(([value, label]) => ({ value, label }));
}
