import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext } from '#graph/context.ts';

/** Returns true if the viewer's print is the original. Customers and integrations only read issued invoices. */
export function printsOriginals({ viewer }: GraphContext): boolean {
  return (
    viewer !== null &&
    (viewerHasPermission(viewer, 'manageOrders') || viewerHasPermission(viewer, 'sellAtCounter'))
  );
}
