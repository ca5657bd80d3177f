import type { ApolloClient } from '@apollo/client';
import type { I18n } from '@lingui/core';
import {
  BulkJobReportDocument,
  type BulkJobs_RowFragment,
} from '#web/admin/list/BackgroundJobs.generated.ts';
import { describeRowProblem } from '#web/admin/list/bulk/bulkJobs.ts';
import { saveFile } from '#web/ui/browser/saveFile.ts';

const PAGE_SIZE = 100;

/** Saves a CSV of the rows a job could not change, with reasons in the screen's language. */
export async function saveFailures(client: ApolloClient, i18n: I18n, id: string): Promise<void> {
  const rows = await readFailures(client, id);
  const lines = [
    [i18n.t('Name'), i18n.t('ID'), i18n.t('Reason')],
    ...rows.map((row) => [row.label, row.id, describeRowProblem(row) ?? '']),
  ];
  const text = lines.map((line) => line.map(toCell).join(',')).join('\r\n');
  saveFile(`failed-${id}.csv`, `\uFEFF${text}\r\n`, 'text/csv;charset=utf-8');
}

async function readFailures(client: ApolloClient, id: string): Promise<BulkJobs_RowFragment[]> {
  const failures: BulkJobs_RowFragment[] = [];
  for (let after: string | undefined; ; ) {
    const { data } = await client.query({
      query: BulkJobReportDocument,
      variables: { id, outcome: 'FAILED', first: PAGE_SIZE, after },
      fetchPolicy: 'no-cache',
    });
    const { edges = [], pageInfo } = data?.bulkJob?.rows ?? {};
    failures.push(...edges.map(({ node }) => node));
    if (!pageInfo?.hasNextPage || !pageInfo.endCursor) return failures;
    after = pageInfo.endCursor;
  }
}

/** Quotes a cell so that a spreadsheet does not read it as a formula. */
function toCell(text: string): string {
  const safeText = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safeText.replaceAll('"', '""')}"`;
}
