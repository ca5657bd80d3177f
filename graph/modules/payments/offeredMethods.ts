import type { OfferedMethod } from '#domain/payments/allowedMethods.ts';
import { type OnlineMethod, providerLimits } from '#domain/payments/onlineMethods.ts';
import { viewerMay } from '#graph/access/viewerMay.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ProviderOnOffer } from './payments.snapshot.ts';
import { isResponding } from './responding.ts';

type Asking = Pick<GraphContext, 'snapshot' | 'demoPaymentsUrl' | 'viewer'>;

/**
 * The providers that whoever asks can pay with now: those of the demo only where it has them, and a provider's sandbox only
 * for staff who set it up, since no money moves there.
 */
export function offeredMethods(context: Asking): (OfferedMethod & ProviderOnOffer)[] {
  return context.snapshot.providers
    .filter(({ mode }) => mode === 'LIVE' || (mode === 'DEMO' ? context.demoPaymentsUrl : maySetUp(context)))
    .map((provider) => {
      const { least, most } = providerLimits(provider.method);
      return { ...provider, least, most: Math.min(most, provider.most ?? most) };
    });
}

/** The offered providers that don't respond at the moment, as far as this server knows. */
export function unavailableMethods(context: Asking): OnlineMethod[] {
  return offeredMethods(context)
    .filter((provider) => !isResponding(provider.method, provider))
    .map(({ method }) => method);
}

function maySetUp({ viewer }: Asking): boolean {
  return viewer !== null && viewerMay(viewer, 'manageSettings');
}
