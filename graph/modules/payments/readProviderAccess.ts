import type { OnlineMethod, ProviderMode } from '#domain/payments/onlineMethods.ts';
import type { Secrets } from '#graph/context.ts';
import type { AdmissionSlot } from '#graph/http/admission/admission.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { decryptKeys } from './providerKeys.ts';
import type { ProviderAccess } from './providers/provider.ts';
import { getProvider } from './providers/providers.ts';

/** Services needed to call a provider. */
export interface PaymentServices {
  prisma: PrismaClient;
  secrets: Secrets;
  /** URL of the demo's providers; null if there are none, as in production. */
  demoPaymentsUrl: string | null;
  /** Request slot; none for a job. */
  slot?: AdmissionSlot | null;
}

/**
 * Returns the access to a provider; null if it is disabled or its keys cannot be decrypted. A payment is queried in the
 * mode it was started in, even if the provider has been disabled since.
 */
export async function readProviderAccess(
  { prisma, secrets, demoPaymentsUrl: demoUrl, slot }: PaymentServices,
  method: OnlineMethod,
  attemptMode?: ProviderMode,
): Promise<ProviderAccess | null> {
  const provider = await prisma.paymentProvider.findUnique({ where: { method } });
  if (!provider || (attemptMode ? provider.mode !== attemptMode : !provider.isEnabled)) return null;
  const { mode } = provider;
  if (mode === 'DEMO')
    return demoUrl === null
      ? null
      : { mode, keys: await getProvider(method).createDemoKeys(), demoUrl, slot };
  const keys = decryptKeys(provider.keys, method, secrets);
  return keys && { mode, keys, demoUrl, slot };
}
