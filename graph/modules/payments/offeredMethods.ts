import { type OnlineMethod, providerLimits } from '#domain/payments/onlineMethods.ts';
import type { EnabledProvider } from '#domain/payments/paymentOptions.ts';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ProviderOnOffer } from './payments.snapshot.ts';
import { isResponding } from './responding.ts';

type PaymentViewer = Pick<GraphContext, 'snapshot' | 'demoPaymentsUrl' | 'viewer'>;

/**
 * Returns the providers the viewer can pay with: demo providers only if the server has a demo, and a provider's
 * sandbox only for staff who configure providers, since no money moves there.
 */
export function offeredMethods(context: PaymentViewer): (EnabledProvider & ProviderOnOffer)[] {
  return context.snapshot.providers
    .filter(
      ({ mode }) =>
        mode === 'LIVE' || (mode === 'DEMO' ? context.demoPaymentsUrl : canConfigureProviders(context)),
    )
    .map((provider) => {
      const { least, most } = providerLimits(provider.method);
      return { ...provider, least, most: Math.min(most, provider.most ?? most) };
    });
}

/** Returns the offered providers that do not respond at the moment, as far as this server knows. */
export function unavailableMethods(context: PaymentViewer): OnlineMethod[] {
  return offeredMethods(context)
    .filter((provider) => !isResponding(provider.method, provider))
    .map(({ method }) => method);
}

function canConfigureProviders({ viewer }: PaymentViewer): boolean {
  return viewer !== null && viewerHasPermission(viewer, 'manageSettings');
}
