import type { Readable } from 'node:stream';
import { can } from '#domain/roles.ts';
import type { GraphContext } from '../../context.ts';
import { forbidden, unauthenticated } from '../../errors.ts';
import type { AdminOrderFilter, InputMaybe } from '../../schema.generated.ts';
import { dayText, kathmanduDay } from '../figures/kathmanduDay.ts';
import { csvOf } from './export/csvOf.ts';
import { readOrderRows } from './export/readOrderRows.ts';
import { xlsxOf } from './export/xlsxOf.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface OrdersExport {
  /** Made as fast as it is read; destroying it ends the reading of the database too. */
  stream: Readable;
  contentType: string;
  fileName: string;
}

const FORMATS = {
  csv: { contentType: 'text/csv; charset=utf-8', streamOf: csvOf },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    streamOf: xlsxOf,
  },
};

interface Wanted {
  format: ExportFormat;
  filter?: InputMaybe<AdminOrderFilter>;
}

/** The orders that a filter keeps as a table, newest first, for staff and programs that may read orders. */
export function streamOrdersExport(context: GraphContext, { format, filter }: Wanted): OrdersExport {
  requireReader(context);
  const { contentType, streamOf } = FORMATS[format];
  return {
    stream: streamOf(readOrderRows(context, filter)),
    contentType,
    fileName: `orders-${dayText(kathmanduDay(context.now))}.${format}`,
  };
}

function requireReader({ viewer, apiKey, tokenProblem }: GraphContext): void {
  if (viewer ? can(viewer.role, 'manageOrders') : apiKey?.scopes.includes('read-orders')) return;
  if (viewer || apiKey) throw forbidden();
  throw unauthenticated(
    tokenProblem === 'expired' ? 'Your session has expired. Please login again.' : undefined,
  );
}
