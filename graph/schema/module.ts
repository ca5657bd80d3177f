import type { Permissions } from '#graph/access/toShield.ts';
import type { Resolvers } from './schema.generated.ts';

/** A subject of the store: its resolvers and who may call them. */
export interface GraphModule {
  resolvers: Resolvers;
  permissions: Permissions;
  /** Root queries that answer everybody the same, so that their bytes may be kept for a few seconds. */
  publicReads?: readonly (keyof NonNullable<Resolvers['Query']>)[];
  /** What a field such as `Product.related` costs by itself, where it is loaded anew for each that it is asked of. */
  costs?: Readonly<Record<string, number>>;
  /** Mutations that hash a password, which is costly on purpose: a document may ask for one of all of these. */
  hashesPassword?: readonly (keyof NonNullable<Resolvers['Mutation']>)[];
}
