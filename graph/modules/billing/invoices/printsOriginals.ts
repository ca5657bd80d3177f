import { viewerMay } from '#graph/access/viewerMay.ts';
import type { GraphContext } from '#graph/context.ts';

/** Whether the viewer puts invoices on paper: buyers and programs read what staff have issued. */
export function prints({ viewer }: GraphContext): boolean {
  return viewer !== null && (viewerMay(viewer, 'manageOrders') || viewerMay(viewer, 'sellAtCounter'));
}
