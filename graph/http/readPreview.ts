import type { IncomingHttpHeaders } from 'node:http';
import type { Moment } from '#domain/content/publication.ts';
import { viewerMay } from '#graph/access/viewerMay.ts';
import type { Viewer } from '#graph/context.ts';

/** The header by which staff look at the shop as it will be: an instant, and `;drafts` where drafts are shown with it. */
const PREVIEW_HEADER = 'x-preview';

/** The moment that somebody of the staff wants to see the shop at; null for everybody else, whatever they send. */
export function readPreview(headers: IncomingHttpHeaders, viewer: Viewer | null): Moment | null {
  const asked = headers[PREVIEW_HEADER];
  if (typeof asked !== 'string' || !viewer || !viewerMay(viewer, 'manageContent')) return null;
  const [instant = '', mode] = asked.split(';');
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? null : { at, drafts: mode === 'drafts' };
}
