import type { Secrets } from '#graph/context.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { providerSeals } from './providerKeys.ts';

interface Done {
  resealed: number;
  /** The providers whose keys no secret of the server opens. */
  unreadable: string[];
}

/** Puts the keys of providers under the key that seals, so that earlier keys can go. Stands being run twice. */
export async function resealProviders(prisma: PrismaClient, secrets: Secrets): Promise<Done> {
  const done: Done = { resealed: 0, unreadable: [] };
  for (const { method, keys } of await prisma.paymentProvider.findMany({
    where: { mode: { not: 'DEMO' } },
  })) {
    if (providerSeals.unsealed(keys, method, secrets) === null) done.unreadable.push(method);
    const renewed = providerSeals.resealed(keys, method, secrets);
    if (renewed === keys) continue;
    // Unless somebody has saved others meanwhile, which were sealed anew then.
    const { count } = await prisma.paymentProvider.updateMany({
      where: { method, keys },
      data: { keys: renewed },
    });
    done.resealed += count;
  }
  return done;
}
