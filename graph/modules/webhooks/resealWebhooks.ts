import type { Secrets } from '#graph/context.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { webhookSeals } from './webhookSecrets.ts';

interface Done {
  resealed: number;
  /** The webhooks whose secret no secret of the server opens. */
  unreadable: string[];
}

/** Puts every secret of a webhook under the key that seals, so that earlier keys can go. Stands being run twice. */
export async function resealWebhooks(prisma: PrismaClient, secrets: Secrets): Promise<Done> {
  const done: Done = { resealed: 0, unreadable: [] };
  for (const { id, secret, previousSecret } of await prisma.webhookEndpoint.findMany()) {
    const renew = (seal: string | null) => seal && webhookSeals.resealed(seal, id, secrets);
    const renewed = { secret: renew(secret) ?? secret, previousSecret: renew(previousSecret) };
    if (webhookSeals.unsealed(secret, id, secrets) === null) done.unreadable.push(id);
    if (renewed.secret === secret && renewed.previousSecret === previousSecret) continue;
    // Unless somebody has it renewed meanwhile, which was sealed anew then.
    const { count } = await prisma.webhookEndpoint.updateMany({
      where: { id, secret, previousSecret },
      data: renewed,
    });
    done.resealed += count;
  }
  return done;
}
