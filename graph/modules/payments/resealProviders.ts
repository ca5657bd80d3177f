import type { Secrets } from '#graph/context.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { providerKeyEncryption } from './providerKeys.ts';

interface ResealResult {
  resealed: number;
  /** Providers whose keys no secret of the server can decrypt. */
  unreadable: string[];
}

/** Re-encrypts the providers' keys with the current key, so that earlier keys can be removed. Safe to run twice. */
export async function resealProviders(prisma: PrismaClient, secrets: Secrets): Promise<ResealResult> {
  const result: ResealResult = { resealed: 0, unreadable: [] };
  for (const { method, keys } of await prisma.paymentProvider.findMany({
    where: { mode: { not: 'DEMO' } },
  })) {
    if (providerKeyEncryption.decrypt(keys, method, secrets) === null) result.unreadable.push(method);
    const reencryptedKeys = providerKeyEncryption.reencrypt(keys, method, secrets);
    if (reencryptedKeys === keys) continue;
    // Keys saved in the meantime are already encrypted with the current key.
    const { count } = await prisma.paymentProvider.updateMany({
      where: { method, keys },
      data: { keys: reencryptedKeys },
    });
    result.resealed += count;
  }
  return result;
}
