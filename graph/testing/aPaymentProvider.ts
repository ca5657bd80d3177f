import type { OnlineMethod, ProviderMode } from '#domain/payments/onlineMethods.ts';
import { demoKeys } from '#graph/modules/payments/demoKeys.ts';
import { sealKeys } from '#graph/modules/payments/providerKeys.ts';
import type { PaymentProvider } from '#graph/prisma/generated/client.ts';
import { settingsChanged } from '#graph/snapshot/shopChange.ts';
import type { TestServer } from './server.ts';

/** A provider that is switched on with the demo's keys. */
export async function aPaymentProvider(
  { prisma, secrets }: Pick<TestServer, 'prisma' | 'secrets'>,
  method: OnlineMethod,
  mode: ProviderMode = 'DEMO',
): Promise<PaymentProvider> {
  const keys = sealKeys(await demoKeys(method), method, secrets);
  return prisma.$transaction(async (tx) => {
    const data = { enabled: true, mode, keys };
    const provider = await tx.paymentProvider.upsert({
      where: { method },
      create: { method, ...data },
      update: data,
    });
    await settingsChanged(tx);
    return provider;
  });
}
