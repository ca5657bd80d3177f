import { getGrants } from '#domain/accounts/getGrants.ts';
import type { Grants } from '#domain/accounts/grants.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parsePermissions } from '#graph/access/staffRolePermissions.ts';
import type { GraphContext, Secrets, Viewer } from '#graph/context.ts';
import { isApiKey, readApiKey } from '#graph/modules/apiKeys/readApiKey.ts';
import type { Connections } from '#graph/prisma/databases.ts';
import { selectRows } from '#graph/prisma/direct/statement.ts';
import { Prisma, type Session, type StaffRole, type User } from '#graph/prisma/generated/client.ts';
import { readAccessToken, readBearer } from './session/accessToken.ts';
import { lacksTwoFactor } from './twoFactor/lacksTwoFactor.ts';

interface Services extends Connections {
  secrets: Secrets;
  now: Date;
  /** IP address of the client. Undefined when an open stream is authenticated again. */
  ip?: string;
}

interface Authentication extends Pick<GraphContext, 'viewer' | 'apiKey'> {
  /** Reason the credential was rejected. */
  tokenProblem: 'expired' | 'invalid' | DomainError | null;
}

const LAST_USED_INTERVAL_MS = 60_000;

/** Authenticates an `Authorization: Bearer` header: an access token of an open session, or an API key. */
export async function authenticate(header: string | undefined, services: Services): Promise<Authentication> {
  if (header === undefined) return { viewer: null, apiKey: null, tokenProblem: null };

  const token = readBearer(header);
  if (!token) return rejectCredential(new DomainError('BEARER_SCHEME_REQUIRED'));

  if (isApiKey(token)) {
    const apiKey = await readApiKey(token, services);
    return apiKey instanceof DomainError
      ? rejectCredential(apiKey)
      : { viewer: null, apiKey, tokenProblem: null };
  }

  const claims = await readAccessToken(token, services);
  if (typeof claims === 'string') return rejectCredential(claims);

  const session = await findSession(claims, services);
  if (!session || session.endedAt || session.status !== 'ACTIVE') return rejectCredential('invalid');
  if (session.expiresAt <= services.now) return rejectCredential('expired');

  await recordSessionUse(session, services);
  const { id: sessionId, userId: id, role } = session;
  const viewer = {
    id,
    role,
    sessionId,
    ...toGrants(session),
    lacksTwoFactor: await lacksTwoFactor(services.prisma, { id, role }),
  };
  return { viewer, apiKey: null, tokenProblem: null };
}

type SessionWithRole = Omit<Session, 'userAgent' | 'ip' | 'createdAt'> &
  Pick<User, 'role' | 'status'> &
  StaffRoleColumns;

/** Columns of the account's staff role. All null if the account has no staff role. */
type StaffRoleColumns = Pick<StaffRole, 'permissions' | 'discountPercent' | 'refundNpr'> & {
  staffRoleId: string | null;
  staffRoleName: string | null;
};

/** Uses a single statement, because every signed-in request waits for it. */
async function findSession(
  { sessionId, userId }: { sessionId: string; userId: string },
  { direct }: Services,
): Promise<SessionWithRole | undefined> {
  const [[session]] = await direct.send(
    selectRows<SessionWithRole>(Prisma.sql`
      SELECT s.id, s.last_used_at AS lastUsedAt, s.expires_at AS expiresAt, s.ended_at AS endedAt,
        u.id AS userId, u.role, u.status, r.id AS staffRoleId, r.name AS staffRoleName, r.permissions,
        r.discount_percent AS discountPercent, r.refund_npr AS refundNpr
      FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN staff_roles r ON r.id = u.staff_role_id
      WHERE s.id = ${sessionId} AND u.id = ${userId}`),
  );
  return session;
}

/** Permissions are read on every request, so that a change applies from the next one. */
function toGrants(session: SessionWithRole): Grants & Pick<Viewer, 'staffRole'> {
  const { role, staffRoleId, staffRoleName, permissions, discountPercent, refundNpr } = session;
  if (staffRoleId === null || staffRoleName === null) return { ...getGrants(role, null), staffRole: null };
  const roleGrants = { permissions: parsePermissions(permissions), discountPercent, refundNpr };
  return { ...getGrants(role, roleGrants), staffRole: { id: staffRoleId, name: staffRoleName } };
}

function rejectCredential(tokenProblem: NonNullable<Authentication['tokenProblem']>): Authentication {
  return { viewer: null, apiKey: null, tokenProblem };
}

/** Writes at most once a minute, so that not every read causes a write. */
async function recordSessionUse(
  { id, lastUsedAt }: { id: string; lastUsedAt: Date },
  { prisma, now }: Services,
) {
  const staleBefore = new Date(now.getTime() - LAST_USED_INTERVAL_MS);
  if (lastUsedAt > staleBefore) return;
  await prisma.session.updateMany({
    where: { id, lastUsedAt: { lte: staleBefore } },
    data: { lastUsedAt: now },
  });
}
