import { ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Every provider by its demo, which has its own keys. */
export async function seedProviders(prisma: PrismaClient): Promise<number> {
  const { count } = await prisma.paymentProvider.createMany({
    data: ONLINE_METHODS.map((method) => ({ method, enabled: true, mode: 'DEMO', keys: '' })),
    skipDuplicates: true,
  });
  return count;
}
