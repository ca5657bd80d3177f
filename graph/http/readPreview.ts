import type { IncomingHttpHeaders } from 'node:http';
import type { ViewTime } from '#domain/content/publication.ts';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { Viewer } from '#graph/context.ts';

/** Header with which staff preview the shop: an instant, followed by `;drafts` to include drafts. */
const PREVIEW_HEADER = 'x-preview';

/** Returns the instant of a staff member's preview. Null for everybody else, whatever they send. */
export function readPreview(headers: IncomingHttpHeaders, viewer: Viewer | null): ViewTime | null {
  const header = headers[PREVIEW_HEADER];
  if (typeof header !== 'string' || !viewer || !viewerHasPermission(viewer, 'manageContent')) return null;
  const [instant = '', mode] = header.split(';');
  const previewedAt = new Date(instant);
  return Number.isNaN(previewedAt.getTime()) ? null : { at: previewedAt, includesDrafts: mode === 'drafts' };
}
