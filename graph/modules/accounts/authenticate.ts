import type { Rights } from '#domain/accounts/rights.ts';
import { rightsOf } from '#domain/accounts/rightsOf.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readPermissions } from '#graph/access/keptRights.ts';
import type { GraphContext, Secrets, Viewer } from '#graph/context.ts';
import { isApiKey, readApiKey } from '#graph/modules/apiKeys/readApiKey.ts';
import type { Connections } from '#graph/prisma/databases.ts';
import { rows } from '#graph/prisma/direct/statement.ts';
import { Prisma, type Session, type StaffRole, type User } from '#graph/prisma/generated/client.ts';
import { readAccessToken, readBearer } from './session/accessToken.ts';
import { lacksTwoFactor } from './twoFactor/lacksTwoFactor.ts';

interface Services extends Connections {
  secrets: Secrets;
  now: Date;
  /** The address that asks; none where an open stream is looked at anew. */
  ip?: string;
}

interface Authentication extends Pick<GraphContext, 'viewer' | 'apiKey'> {
  /** Why what was sent is not accepted. */
  tokenProblem: 'expired' | 'invalid' | DomainError | null;
}

const LAST_USED_EVERY_MS = 60_000;

/** Who an `Authorization: Bearer` header speaks for: an access token while its session is open, or an API key. */
export async function authenticate(header: string | undefined, services: Services): Promise<Authentication> {
  if (header === undefined) return { viewer: null, apiKey: null, tokenProblem: null };

  const token = readBearer(header);
  if (!token) return refused(new DomainError('KEY_WANTS_BEARER'));

  if (isApiKey(token)) {
    const apiKey = await readApiKey(token, services);
    return apiKey instanceof DomainError ? refused(apiKey) : { viewer: null, apiKey, tokenProblem: null };
  }

  const claims = await readAccessToken(token, services);
  if (typeof claims === 'string') return refused(claims);

  const session = await findSession(claims, services);
  if (!session || session.endedAt || session.status !== 'ACTIVE') return refused('invalid');
  if (session.expiresAt <= services.now) return refused('expired');

  await noteUse(session, services);
  const { id: sessionId, userId: id, role } = session;
  const viewer = {
    id,
    role,
    sessionId,
    ...toRights(session),
    lacksTwoFactor: await lacksTwoFactor(services.prisma, { id, role }),
  };
  return { viewer, apiKey: null, tokenProblem: null };
}

type KnownSession = Omit<Session, 'userAgent' | 'ip' | 'createdAt'> &
  Pick<User, 'role' | 'status'> &
  OfStaffRole;

/** What the session's account has for a staff role; all null without one. */
type OfStaffRole = Pick<StaffRole, 'permissions' | 'discountPercent' | 'refundNpr'> & {
  staffRoleId: string | null;
  staffRoleName: string | null;
};

/** Everything that somebody asks who is signed in waits for this one statement. */
async function findSession(
  { sessionId, userId }: { sessionId: string; userId: string },
  { direct }: Services,
): Promise<KnownSession | undefined> {
  const [[session]] = await direct.send(
    rows<KnownSession>(Prisma.sql`
      SELECT s.id, s.last_used_at AS lastUsedAt, s.expires_at AS expiresAt, s.ended_at AS endedAt,
        u.id AS userId, u.role, u.status, r.id AS staffRoleId, r.name AS staffRoleName, r.permissions,
        r.discount_percent AS discountPercent, r.refund_npr AS refundNpr
      FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN staff_roles r ON r.id = u.staff_role_id
      WHERE s.id = ${sessionId} AND u.id = ${userId}`),
  );
  return session;
}

/** What they may do is read with each request, so that a change of it holds from the next one on. */
function toRights(session: KnownSession): Rights & Pick<Viewer, 'staffRole'> {
  const { role, staffRoleId, staffRoleName, permissions, discountPercent, refundNpr } = session;
  if (staffRoleId === null || staffRoleName === null) return { ...rightsOf(role, null), staffRole: null };
  const kept = { permissions: readPermissions(permissions), discountPercent, refundNpr };
  return { ...rightsOf(role, kept), staffRole: { id: staffRoleId, name: staffRoleName } };
}

function refused(tokenProblem: NonNullable<Authentication['tokenProblem']>): Authentication {
  return { viewer: null, apiKey: null, tokenProblem };
}

/** Written at most once a minute, so that reading does not cost a write. */
async function noteUse({ id, lastUsedAt }: { id: string; lastUsedAt: Date }, { prisma, now }: Services) {
  const stale = new Date(now.getTime() - LAST_USED_EVERY_MS);
  if (lastUsedAt > stale) return;
  await prisma.session.updateMany({ where: { id, lastUsedAt: { lte: stale } }, data: { lastUsedAt: now } });
}
