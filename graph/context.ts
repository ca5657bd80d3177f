import type { FastifyBaseLogger } from 'fastify';
import type { Limits, Rights } from '#domain/accounts/rights.ts';
import type { ApiScope, Role } from '#domain/accounts/roles.ts';
import type { AddressRules } from '#domain/webhooks/webhookAddress.ts';
import type { AccessRule } from '#graph/access/accessRule.ts';
import type { BackupPlan } from '#graph/backup/backupSettings.ts';
import type { Place } from '#graph/http/admission/admission.ts';
import type { RefusedSignIns } from '#graph/modules/accounts/refusedSignIns.ts';
import type { AccessNotes } from '#graph/observability/access/accessNotes.ts';
import type { Observed } from '#graph/observability/observed.ts';
import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import type { Writing } from '#graph/work/work.ts';

/** Who is asking; null for a guest. */
export interface Viewer extends Rights {
  id: string;
  role: Role;
  /** The staff role that their permissions come from, where they have one. */
  staffRole: { id: string; name: string } | null;
  sessionId: string;
  /** Of the staff, who have to sign in with two factors, and does not: then no action of the staff is allowed. */
  lacksTwoFactor?: boolean;
}

/** A third party's program, asking with a key of its own. */
export interface ApiClient {
  id: string;
  name: string;
  scopes: readonly ApiScope[];
  /** Beyond what is owed, of refunds. */
  limits: Limits;
}

/** What every resolver and use case gets: one clock reading and one viewer for the whole request. */
export interface GraphContext extends Writing {
  prisma: PrismaClient;
  /** The database without Prisma, for what many wait for at once. */
  direct: DirectDatabase;
  /** What everybody may see, as it was when the request came. */
  snapshot: SnapshotReader;
  viewer: Viewer | null;
  /** The program that asks with an API key; then there is no viewer. */
  apiKey: ApiClient | null;
  /** Access rules that were decided for this request: the error to answer, or null if the caller may use the field. */
  refusals: Map<AccessRule, Error | null>;
  now: Date;
  requestId: string;
  ip: string;
  userAgent: string | null;
  log: FastifyBaseLogger;
  /** What the line of this request in the log is to say. */
  access: AccessNotes;
  /** What this server knows of itself. */
  observed: Observed;
  /** The request's place in the queue in front of the work, for calls to services outside; null if it has none. */
  place: Place | null;
  secrets: Secrets;
  /** Where refused sign-ins are noted for who runs the store. */
  refusedSignIns: RefusedSignIns;
  /** The address that people use, without a slash at its end; mailed links begin with it. */
  publicUrl: string;
  /** Which addresses webhooks may have. */
  webhookRules: AddressRules;
  /** Where the demo's providers of payments are, without a slash at its end; null where there are none. */
  demoPaymentsUrl: string | null;
  /** When and where to the store is backed up. */
  backup: BackupPlan;
}

/** Whoever of the staff works, in a request or in a job of theirs. */
export type StaffAtWork = Pick<
  GraphContext,
  | 'prisma'
  | 'work'
  | 'now'
  | 'viewer'
  | 'apiKey'
  | 'requestId'
  | 'ip'
  | 'publicUrl'
  | 'secrets'
  | 'demoPaymentsUrl'
  | 'place'
>;

/** What reading takes: nobody is asked for, and the clock stands still. */
export type Reading = Pick<GraphContext, 'prisma' | 'now'>;

type Keys = readonly [Uint8Array, ...Uint8Array[]];

/** The server's own; of several of a kind all but the first are on their way in or out. */
export interface Secrets {
  /** The first signs access tokens (HS256) and what opens a guest's order; what any of them signed is believed. */
  signing: Keys;
  /** The first seals what is kept encrypted; each opens what it has sealed. */
  sealing: Keys;
}
