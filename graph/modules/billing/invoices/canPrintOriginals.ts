import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext } from '#graph/context.ts';

/** Returns true if the viewer can print originals. Customers and integrations get copies of issued invoices. */
export function canPrintOriginals({ viewer }: GraphContext): boolean {
  return (
    viewer !== null &&
    (viewerHasPermission(viewer, 'manageOrders') || viewerHasPermission(viewer, 'sellAtCounter'))
  );
}
