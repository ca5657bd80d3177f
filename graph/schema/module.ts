import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessTable } from '#graph/access/accessTable.ts';
import type { GraphContext } from '#graph/context.ts';
import type { HookHandler } from '#graph/hook.ts';
import type { CleanupTask } from '#graph/jobs/cleanup/cleanupTask.ts';
import type { JobHandler } from '#graph/jobs/jobHandler.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import type { Resolvers } from './schema.generated.ts';

/** What an address beside GraphQL and REST may need. */
export interface MountOptions {
  prisma: PrismaClient;
  /** Photographs. */
  media: FileStore;
  /** Where the files of exports are kept. */
  exportsDir: string;
  createContext: (request: FastifyRequest) => Promise<GraphContext>;
}

type MutationName = keyof NonNullable<Resolvers['Mutation']>;

/** A subject of the store: what it answers, who may ask for it, and what it does beside. */
export interface GraphModule {
  resolvers: readonly Resolvers[];
  access: AccessTable;
  /** Answers addresses of its own, such as a file to download. */
  mount?: (app: FastifyInstance, options: MountOptions) => void | Promise<void>;
  /** What it does outside of requests. */
  jobs?: readonly JobHandler[];
  /** What it does for modules that it builds on. */
  hooks?: readonly HookHandler[];
  /** What it no longer needs after a while. */
  cleanup?: readonly CleanupTask[];
  /** What a field such as `Product.related` costs by itself, where it is loaded anew for each that it is asked of. */
  costs?: Readonly<Record<string, number>>;
  /** Values in each list of an input that may hold more than `MAX_ITEMS`, by its coordinate: `SetPricesInput.rows`. */
  longLists?: Readonly<Record<string, number>>;
  /** Texts of an input that can be as long as the body, such as a CSV file, by their coordinates. */
  longTexts?: readonly string[];
  /** Mutations that hash a password, which is costly on purpose: a document may ask for one of all of these. */
  hashesPassword?: readonly MutationName[];
  /** Mutations of which a document may ask for one, so that none is done whose answer a later one takes away. */
  doneAlone?: readonly MutationName[];
}
