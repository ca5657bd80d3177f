import type { GraphContext, TokenSettings } from '#graph/context.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { isApiKey, readApiKey } from './apiKeys/readApiKey.ts';
import { readAccessToken } from './session/accessToken.ts';
import { lacksTwoFactor } from './twoFactor/lacksTwoFactor.ts';

interface Services {
  prisma: PrismaClient;
  tokens: TokenSettings;
  now: Date;
}

interface Authentication extends Pick<GraphContext, 'viewer' | 'apiKey'> {
  /** Why what was sent is not accepted. */
  tokenProblem: 'expired' | 'invalid' | null;
}

const LAST_USED_EVERY_MS = 60_000;

/** Who an `Authorization: Bearer` header speaks for: an access token while its session is open, or an API key. */
export async function authenticate(header: string | undefined, services: Services): Promise<Authentication> {
  if (!header) return { viewer: null, apiKey: null, tokenProblem: null };

  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (!token) return refused('invalid');

  if (isApiKey(token)) {
    const apiKey = await readApiKey(token, services);
    return apiKey ? { viewer: null, apiKey, tokenProblem: null } : refused('invalid');
  }

  const claims = await readAccessToken(token, services);
  if (typeof claims === 'string') return refused(claims);

  const { prisma, now } = services;
  const session = await prisma.session.findUnique({
    where: { id: claims.sessionId, userId: claims.userId },
    include: { user: { select: { id: true, role: true, status: true } } },
  });
  if (!session || session.endedAt || session.user.status !== 'ACTIVE') return refused('invalid');
  if (session.expiresAt <= now) return refused('expired');

  await noteUse(session, services);
  const { id, role } = session.user;
  const viewer = {
    id,
    role,
    sessionId: session.id,
    lacksTwoFactor: await lacksTwoFactor(prisma, session.user),
  };
  return { viewer, apiKey: null, tokenProblem: null };
}

function refused(tokenProblem: 'expired' | 'invalid'): Authentication {
  return { viewer: null, apiKey: null, tokenProblem };
}

/** Written at most once a minute, so that reading does not cost a write. */
async function noteUse({ id, lastUsedAt }: { id: string; lastUsedAt: Date }, { prisma, now }: Services) {
  const stale = new Date(now.getTime() - LAST_USED_EVERY_MS);
  if (lastUsedAt > stale) return;
  await prisma.session.updateMany({ where: { id, lastUsedAt: { lte: stale } }, data: { lastUsedAt: now } });
}
