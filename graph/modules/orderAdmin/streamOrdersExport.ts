import type { Readable } from 'node:stream';
import { formatIsoDay, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext, Viewer } from '#graph/context.ts';
import { unauthenticated } from '#graph/errors/httpError.ts';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import type { AdminOrderFilter, InputMaybe } from '#graph/schema/schema.generated.ts';
import { type SheetFormat, sheetFormats } from '#graph/spreadsheets/sheetFormats.ts';
import { ordersSheet } from './export/ordersSheet.ts';
import { readOrderRows } from './export/readOrderRows.ts';

export interface OrdersExport {
  /** Produced as fast as it is read. Destroying it also ends the database reads. */
  stream: Readable;
  contentType: string;
  fileName: string;
}

interface ExportRequest {
  format: SheetFormat;
  filter?: InputMaybe<AdminOrderFilter>;
}

/** Streams the filtered orders as a spreadsheet, newest first, for staff and integrations that can read orders. */
export function streamOrdersExport(context: GraphContext, { format, filter }: ExportRequest): OrdersExport {
  requireReader(context);
  const { contentType, toStream } = sheetFormats[format];
  return {
    stream: toStream(ordersSheet(readOrderRows(context, filter))),
    contentType,
    fileName: `orders-${formatIsoDay(kathmanduDay(context.now))}.${format}`,
  };
}

function requireReader({ viewer, apiKey }: GraphContext): void {
  if (viewer ? mayTakeOut(viewer) : apiKey?.scopes.includes('read-orders')) return;
  if (viewer || apiKey) throw httpRefusal(403, 'You do not have permission to perform this action.');
  throw unauthenticated();
}

function mayTakeOut(viewer: Viewer): boolean {
  return viewerHasPermission(viewer, 'readOrders') && viewerHasPermission(viewer, 'exportLists');
}
