import type { Secrets } from '#graph/context.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { decrypt, reencrypt } from './twoFactor/encryptedSecret.ts';

const BATCH_SIZE = 500;

interface ResealResult {
  resealed: number;
  /** Accounts whose secret cannot be decrypted with any of the server's keys. */
  unreadable: string[];
}

/** Encrypts every two-factor secret with the current key, so that earlier keys can be removed. Safe to run again. */
export async function resealTwoFactors(prisma: PrismaClient, secrets: Secrets): Promise<ResealResult> {
  const result: ResealResult = { resealed: 0, unreadable: [] };
  let lastUserId = '';
  for (;;) {
    const factors = await prisma.twoFactor.findMany({
      where: { userId: { gt: lastUserId } },
      orderBy: { userId: 'asc' },
      take: BATCH_SIZE,
    });
    for (const { userId, secret, pendingSecret } of factors) {
      lastUserId = userId;
      const resealSecret = (sealedSecret: string | null) =>
        sealedSecret && reencrypt(sealedSecret, userId, secrets);
      const resealedFields = { secret: resealSecret(secret), pendingSecret: resealSecret(pendingSecret) };
      const isLost = [secret, pendingSecret].some(
        (sealedSecret) => sealedSecret && decrypt(sealedSecret, userId, secrets) === null,
      );
      if (isLost) result.unreadable.push(userId);
      if (resealedFields.secret === secret && resealedFields.pendingSecret === pendingSecret) continue;
      // Skips accounts whose secret changed in the meantime. It is encrypted with the current key.
      const { count } = await prisma.twoFactor.updateMany({
        where: { userId, secret, pendingSecret },
        data: resealedFields,
      });
      result.resealed += count;
    }
    if (factors.length < BATCH_SIZE) return result;
  }
}
