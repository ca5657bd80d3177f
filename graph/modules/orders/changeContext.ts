import type { GraphContext } from '#graph/context.ts';

/** Whoever moves orders: somebody who asks, or the store itself by its clock, then without a viewer. */
export type Acting = Pick<GraphContext, 'viewer' | 'now' | 'publicUrl' | 'secrets'> & {
  requestId: string | null;
};
