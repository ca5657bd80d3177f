import { viewerMay } from '#graph/access/viewerMay.ts';
import type { GraphContext } from '#graph/context.ts';

/** Whether somebody sees what a piece has cost: who of the staff sets prices, and programs that may write the catalog. */
export function seesCost({ viewer, apiKey }: Pick<GraphContext, 'viewer' | 'apiKey'>): boolean {
  return viewer ? viewerMay(viewer, 'managePrices') : (apiKey?.scopes.includes('write-catalog') ?? false);
}
