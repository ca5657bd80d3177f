import type { OnlineMethod, ProviderMode } from '#domain/payments/onlineMethods.ts';
import { encryptKeys } from '#graph/modules/payments/providerKeys.ts';
import { getProvider } from '#graph/modules/payments/providers/providers.ts';
import type { PaymentProvider } from '#graph/prisma/generated/client.ts';
import { settingsChanged } from '#graph/work/storeEvents.ts';
import type { TestServer } from './server.ts';

/** Enables a payment provider with the demo keys. */
export async function aPaymentProvider(
  { work, secrets }: Pick<TestServer, 'work' | 'secrets'>,
  method: OnlineMethod,
  mode: ProviderMode = 'DEMO',
): Promise<PaymentProvider> {
  const keys = encryptKeys(await getProvider(method).createDemoKeys(), method, secrets);
  return work(async ({ db, publish }) => {
    const data = { isEnabled: true, mode, keys };
    const provider = await db.paymentProvider.upsert({
      where: { method },
      create: { method, ...data },
      update: data,
    });
    publish(settingsChanged());
    return provider;
  });
}
