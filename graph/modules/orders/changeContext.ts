import type { GraphContext } from '#graph/context.ts';

/** Context of a change to orders, made by an account or by one of the store's own jobs; a job has no viewer. */
export type ChangeContext = Pick<GraphContext, 'viewer' | 'now' | 'publicUrl' | 'secrets'> & {
  requestId: string | null;
};
