import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessTable } from '#graph/access/accessTable.ts';
import type { GraphContext } from '#graph/context.ts';
import type { HookHandler } from '#graph/hook.ts';
import type { CleanupTask } from '#graph/jobs/cleanup/cleanupTask.ts';
import type { JobHandler } from '#graph/jobs/jobHandler.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import type { Resolvers } from './schema.generated.ts';

/** Services for endpoints outside GraphQL and REST. */
export interface MountOptions {
  prisma: PrismaClient;
  /** Storage of photos. */
  media: FileStore;
  /** Storage of export files. */
  exportsDir: string;
  createContext: (request: FastifyRequest) => Promise<GraphContext>;
}

type MutationName = keyof NonNullable<Resolvers['Mutation']>;

/** A domain of the store: its schema, resolvers, access rules, jobs and hooks. */
export interface GraphModule {
  resolvers: readonly Resolvers[];
  access: AccessTable;
  /** Mounts HTTP endpoints, such as file downloads. */
  mount?: (app: FastifyInstance, options: MountOptions) => void | Promise<void>;
  /** Handlers of this module's jobs. */
  jobs?: readonly JobHandler[];
  /** Handlers of hooks declared by lower modules. */
  hooks?: readonly HookHandler[];
  /** Tasks that remove this module's expired data every day. */
  cleanup?: readonly CleanupTask[];
  /** Cost of fields such as `Product.related` that are loaded separately for each parent. */
  costs?: Readonly<Record<string, number>>;
  /** Length limits of input lists that can exceed `MAX_ITEMS`, by coordinate such as `SetPricesInput.rows`. */
  longLists?: Readonly<Record<string, number>>;
  /** Coordinates of input texts that can be as long as the body, such as a CSV file. */
  longTexts?: readonly string[];
  /** Mutations that hash a password, which is deliberately expensive. A document can select only one of them. */
  passwordMutations?: readonly MutationName[];
  /**
   * Mutations that a document can select only once. Otherwise a limit reached by a later selection would discard the
   * result of an earlier one.
   */
  singleSelectionMutations?: readonly MutationName[];
}
