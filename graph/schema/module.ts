import type { AccessTable } from '#graph/access/accessTable.ts';
import type { CleanupTask } from '#graph/jobs/cleanup/cleanupTask.ts';
import type { JobKind } from '#graph/jobs/jobKind.ts';
import type { Resolvers } from './schema.generated.ts';

/** A subject of the store: what it answers, who may ask for it, and what it does beside. */
export interface GraphModule {
  resolvers: readonly Resolvers[];
  access: AccessTable;
  /** What it does outside of requests. */
  jobs?: readonly JobKind[];
  /** What it no longer needs after a while. */
  cleanup?: readonly CleanupTask[];
  /** What a field such as `Product.related` costs by itself, where it is loaded anew for each that it is asked of. */
  costs?: Readonly<Record<string, number>>;
  /** Mutations that hash a password, which is costly on purpose: a document may ask for one of all of these. */
  hashesPassword?: readonly (keyof NonNullable<Resolvers['Mutation']>)[];
}
