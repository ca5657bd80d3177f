import type { OfferedMethod } from '#domain/payments/allowedMethods.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ProviderOnOffer } from './payments.snapshot.ts';
import { providerOf } from './providers/providers.ts';

/** The providers that can be paid with now; those of the demo only where it has them. */
export function offeredMethods({
  snapshot,
  demoPaymentsUrl,
}: Pick<GraphContext, 'snapshot' | 'demoPaymentsUrl'>): (OfferedMethod & ProviderOnOffer)[] {
  return snapshot.providers
    .filter(({ mode }) => mode !== 'DEMO' || demoPaymentsUrl !== null)
    .map((provider) => {
      const { least, most } = providerOf(provider.method).limits;
      return { ...provider, least, most: Math.min(most, provider.most ?? most) };
    });
}
