import type { OnlineMethod, ProviderMode } from '#domain/payments/onlineMethods.ts';
import type { Secrets } from '#graph/context.ts';
import type { Place } from '#graph/http/admission/admission.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { openKeys } from './providerKeys.ts';
import type { ProviderAccess } from './providers/provider.ts';
import { providerOf } from './providers/providers.ts';

/** What asking a provider takes. */
export interface PaymentServices {
  prisma: PrismaClient;
  secrets: Secrets;
  /** Where the demo's providers are; null where there are none, as in production. */
  demoPaymentsUrl: string | null;
  /** Place of the request that asks; none for a job. */
  place?: Place | null;
}

/**
 * With what a provider is asked; null where it is switched off or its keys cannot be opened. What was begun in a mode is asked
 * about in it, also where the provider was switched off since.
 */
export async function readAccess(
  { prisma, secrets, demoPaymentsUrl: demoUrl, place }: PaymentServices,
  method: OnlineMethod,
  begun?: ProviderMode,
): Promise<ProviderAccess | null> {
  const provider = await prisma.paymentProvider.findUnique({ where: { method } });
  if (!provider || (begun ? provider.mode !== begun : !provider.isEnabled)) return null;
  const { mode } = provider;
  if (mode === 'DEMO')
    return demoUrl === null ? null : { mode, keys: await providerOf(method).demoKeys(), demoUrl, place };
  const keys = openKeys(provider.keys, method, secrets);
  return keys && { mode, keys, demoUrl, place };
}
