import type { Readable } from 'node:stream';
import { formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext, Viewer } from '#graph/context.ts';
import { createUnauthenticatedError } from '#graph/errors/httpError.ts';
import { createHttpRefusal } from '#graph/http/httpErrors.ts';
import type { AdminOrderFilter, InputMaybe } from '#graph/schema/schema.generated.ts';
import { type SpreadsheetFormat, spreadsheetFormats } from '#graph/spreadsheets/spreadsheetFormats.ts';
import { buildOrdersSpreadsheet } from './export/buildOrdersSpreadsheet.ts';
import { readOrderRows } from './export/readOrderRows.ts';

export interface OrdersExport {
  /** Produces rows only as fast as they are read. Destroying the stream also ends the database reads. */
  stream: Readable;
  contentType: string;
  fileName: string;
}

interface ExportRequest {
  format: SpreadsheetFormat;
  filter?: InputMaybe<AdminOrderFilter>;
}

/** Streams the filtered orders as a spreadsheet, newest first, for staff and integrations that can read orders. */
export function streamOrdersExport(context: GraphContext, { format, filter }: ExportRequest): OrdersExport {
  requireExportAccess(context);
  const { contentType, toStream } = spreadsheetFormats[format];
  return {
    stream: toStream(buildOrdersSpreadsheet(readOrderRows(context, filter))),
    contentType,
    fileName: `orders-${formatIsoDay(toKathmanduDay(context.now))}.${format}`,
  };
}

function requireExportAccess({ viewer, apiKey }: GraphContext): void {
  if (viewer ? canExport(viewer) : apiKey?.scopes.includes('read-orders')) return;
  if (viewer || apiKey) throw createHttpRefusal(403, 'You do not have permission to perform this action.');
  throw createUnauthenticatedError();
}

function canExport(viewer: Viewer): boolean {
  return viewerHasPermission(viewer, 'readOrders') && viewerHasPermission(viewer, 'exportLists');
}
