import type { Secrets } from '#graph/context.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { webhookSecretEncryption } from './webhookSecrets.ts';

interface ResealResult {
  resealed: number;
  /** Ids of webhooks whose secret no server key can decrypt. */
  unreadable: string[];
}

/** Re-encrypts every webhook secret with the current key, so that earlier keys can be removed. Safe to run twice. */
export async function resealWebhooks(prisma: PrismaClient, secrets: Secrets): Promise<ResealResult> {
  const result: ResealResult = { resealed: 0, unreadable: [] };
  for (const { id, secret, previousSecret } of await prisma.webhookEndpoint.findMany()) {
    const reencrypt = (sealedSecret: string | null) =>
      sealedSecret && webhookSecretEncryption.reencrypt(sealedSecret, id, secrets);
    const newSecrets = { secret: reencrypt(secret) ?? secret, previousSecret: reencrypt(previousSecret) };
    if (webhookSecretEncryption.decrypt(secret, id, secrets) === null) result.unreadable.push(id);
    if (newSecrets.secret === secret && newSecrets.previousSecret === previousSecret) continue;
    // A secret rotated in the meantime is already encrypted with the current key.
    const { count } = await prisma.webhookEndpoint.updateMany({
      where: { id, secret, previousSecret },
      data: newSecrets,
    });
    result.resealed += count;
  }
  return result;
}
