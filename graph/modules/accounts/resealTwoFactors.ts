import type { Secrets } from '#graph/context.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { resealed, unsealed } from './twoFactor/encryptedSecret.ts';

const AT_ONCE = 500;

interface Done {
  resealed: number;
  /** The accounts whose secret no secret of the server opens. */
  unreadable: string[];
}

/** Puts every secret of an app under the key that seals, so that earlier keys can go. Stands being run twice. */
export async function resealTwoFactors(prisma: PrismaClient, secrets: Secrets): Promise<Done> {
  const done: Done = { resealed: 0, unreadable: [] };
  let last = '';
  for (;;) {
    const factors = await prisma.twoFactor.findMany({
      where: { userId: { gt: last } },
      orderBy: { userId: 'asc' },
      take: AT_ONCE,
    });
    for (const { userId, secret, pendingSecret } of factors) {
      last = userId;
      const renew = (seal: string | null) => seal && resealed(seal, userId, secrets);
      const renewed = { secret: renew(secret), pendingSecret: renew(pendingSecret) };
      const isLost = [secret, pendingSecret].some((seal) => seal && unsealed(seal, userId, secrets) === null);
      if (isLost) done.unreadable.push(userId);
      if (renewed.secret === secret && renewed.pendingSecret === pendingSecret) continue;
      // Unless its owner has begun or confirmed another meanwhile, which was sealed anew then.
      const { count } = await prisma.twoFactor.updateMany({
        where: { userId, secret, pendingSecret },
        data: renewed,
      });
      done.resealed += count;
    }
    if (factors.length < AT_ONCE) return done;
  }
}
