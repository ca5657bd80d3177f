import type { FastifyBaseLogger } from 'fastify';
import type { Grants, Limits } from '#domain/accounts/grants.ts';
import type { ApiScope, Role } from '#domain/accounts/roles.ts';
import type { UrlRules } from '#domain/webhooks/webhookUrl.ts';
import type { AccessRule } from '#graph/access/accessRule.ts';
import type { BackupPlan } from '#graph/backup/backupSettings.ts';
import type { AdmissionSlot } from '#graph/http/admission/admission.ts';
import type { FailedSignIns } from '#graph/modules/accounts/refusedSignIns.ts';
import type { AccessNotes } from '#graph/observability/access/accessNotes.ts';
import type { ServerState } from '#graph/observability/serverState.ts';
import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import type { Writer } from '#graph/work/work.ts';

/** The account that makes the request. Null for a guest. */
export interface Viewer extends Grants {
  id: string;
  role: Role;
  /** The staff role that grants the permissions, if the account has one. */
  staffRole: { id: string; name: string } | null;
  sessionId: string;
  /**
   * True if the store requires a second factor and this staff session lacks it. No staff action is allowed while it is true.
   */
  lacksTwoFactor?: boolean;
}

/** An integration that authenticates with an API key. */
export interface ApiClient {
  id: string;
  name: string;
  scopes: readonly ApiScope[];
  /** Limit on refunds beyond the refund due. */
  limits: Limits;
}

/** Context of every resolver and use case: one clock reading and one viewer per request. */
export interface GraphContext extends Writer {
  prisma: PrismaClient;
  /** Database access without Prisma, for the most frequent requests. */
  direct: DirectDatabase;
  /** The public catalogue as of the start of the request. */
  snapshot: SnapshotReader;
  viewer: Viewer | null;
  /** The integration that makes the request. If set, `viewer` is null. */
  apiKey: ApiClient | null;
  /** Access rules already decided for this request: the error to return, or null if the caller may use the field. */
  refusals: Map<AccessRule, Error | null>;
  now: Date;
  requestId: string;
  ip: string;
  userAgent: string | null;
  log: FastifyBaseLogger;
  /** Fields for this request's access log line. */
  access: AccessNotes;
  /** Metrics and state of this server. */
  serverState: ServerState;
  /** The request's slot in the admission queue, released during calls to outside services. Null if it has none. */
  slot: AdmissionSlot | null;
  secrets: Secrets;
  /** Records refused sign-ins for the store owner. */
  refusedSignIns: FailedSignIns;
  /** Public URL of the store, without a trailing slash. Links in emails start with it. */
  publicUrl: string;
  /** Rules for webhook URLs. */
  webhookRules: UrlRules;
  /** URL of the demo's payment providers, without a trailing slash. Null if there is no demo. */
  demoPaymentsUrl: string | null;
  /** Time and destination of backups. */
  backup: BackupPlan;
}

/** Context of a staff member's action, in a request or in a job. */
export type StaffActionContext = Pick<
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
  | 'slot'
>;

/** Context of reads: no viewer, and a fixed time. */
export type ReadContext = Pick<GraphContext, 'prisma' | 'now'>;

type Keys = readonly [Uint8Array, ...Uint8Array[]];

/** Secrets of the server. The first of each kind is in use; the others are accepted during a rotation. */
export interface Secrets {
  /** The first signs access tokens (HS256) and guest order links. Signatures of any of them are valid. */
  signing: Keys;
  /** The first encrypts stored secrets. Each one decrypts what it has encrypted. */
  sealing: Keys;
}
