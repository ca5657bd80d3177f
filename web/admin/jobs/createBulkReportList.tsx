import { useLingui } from '@lingui/react';
import {
  type BulkJobs_JobFragment,
  type BulkJobs_RowFragment,
  useBulkJobReportQuery,
} from '#web/admin/list/BackgroundJobs.generated.ts';
import { describeRowProblem } from '#web/admin/list/bulk/bulkJobs.ts';
import { adminPaths } from '../adminPaths.ts';
import { parseChoice } from '../list/filters/rangeValues.ts';
import type { ListDefinition } from '../list/listDefinition.ts';
import type { ListQuery } from '../list/listQuery.ts';
import { toListRows } from '../list/toListRows.ts';
import { StatusDot, type Tone } from '../ui/StatusDot.tsx';
import { outcomeTexts } from './jobTexts.ts';

type Row = BulkJobs_RowFragment;

const OUTCOMES = ['FAILED', 'SKIPPED', 'DONE', 'WAITING'] as const;
const TONES: Record<Row['outcome'], Tone> = {
  DONE: 'good',
  SKIPPED: 'quiet',
  FAILED: 'bad',
  WAITING: 'busy',
};

/** Defines the list of a bulk job's rows with their outcomes. */
export function createBulkReportList(
  { id, list }: Pick<BulkJobs_JobFragment, 'id' | 'list'>,
  title: string,
): ListDefinition<Row> {
  return {
    id: 'bulkJobRows',
    title,
    countText: /*i18n*/ '{count, plural, one {# row} other {# rows}}',
    columns: [
      { field: 'label', header: /*i18n*/ 'Name', width: 320, card: 'title' },
      {
        field: 'outcome',
        header: /*i18n*/ 'Outcome',
        width: 150,
        render: ({ outcome }) => <Outcome outcome={outcome} />,
      },
      {
        field: 'problem',
        header: /*i18n*/ 'Reason',
        wraps: true,
        render: (row) => <Reason row={row} />,
      },
    ],
    filters: [
      {
        field: 'outcome',
        label: /*i18n*/ 'Outcome',
        kind: 'choice',
        isMultiple: false,
        options: OUTCOMES.map((value) => ({ value, label: outcomeTexts[value] })),
      },
    ],
    sorts: [{ value: 'ORDER', label: /*i18n*/ 'In processing order' }],
    useRows: (query) => useReportRows(id, query),
    rowId: (row) => row.id,
    rowName: ({ label }) => label,
    rowLink: (row) => ROW_URLS[list]?.(row),
    empty: { title: /*i18n*/ 'Nothing here yet' },
  };
}

/** URLs of a job's rows, by list. */
const ROW_URLS: Partial<Record<string, (row: Row) => string>> = {
  orders: ({ label }) => adminPaths.order(label),
  products: ({ id }) => adminPaths.product(id),
  customers: ({ id }) => adminPaths.customer(id),
  coupons: ({ id }) => adminPaths.coupon(id),
  mail: ({ id }) => adminPaths.mailItem(id),
  deliveries: ({ id }) => adminPaths.webhookDelivery(id),
  reviews: () => adminPaths.reviews,
};

function useReportRows(id: string, { filter, first, after, offset }: ListQuery) {
  const { data, ...queryState } = useBulkJobReportQuery({
    variables: { id, outcome: parseChoice(filter.outcome, OUTCOMES)?.[0], first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toListRows(data?.bulkJob?.rows, queryState);
}

function Outcome({ outcome }: Pick<Row, 'outcome'>) {
  const { i18n } = useLingui();
  return <StatusDot tone={TONES[outcome]}>{i18n.t(outcomeTexts[outcome])}</StatusDot>;
}

function Reason({ row }: { row: Row }) {
  const text = describeRowProblem(row);
  return text || '–';
}
