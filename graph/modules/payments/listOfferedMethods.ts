import type { EnabledProvider } from '#domain/payments/listPaymentOptions.ts';
import { getProviderLimits, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import type { GraphContext } from '#graph/context.ts';
import type { OfferedProvider } from './payments.snapshot.ts';
import { isResponding } from './responding.ts';

type PaymentViewer = Pick<GraphContext, 'snapshot' | 'demoPaymentsUrl' | 'viewer'>;

/**
 * Returns the providers the viewer can pay with: demo providers only if the server has a demo, and a provider's
 * sandbox only for staff who configure providers, since no money moves there.
 */
export function listOfferedMethods(context: PaymentViewer): (EnabledProvider & OfferedProvider)[] {
  return context.snapshot.providers
    .filter(
      ({ mode }) =>
        mode === 'LIVE' || (mode === 'DEMO' ? context.demoPaymentsUrl : canConfigureProviders(context)),
    )
    .map((provider) => {
      const { least, most } = getProviderLimits(provider.method);
      return { ...provider, least, most: Math.min(most, provider.most ?? most) };
    });
}

/** Returns the offered providers that are not responding at the moment, according to this server's own requests. */
export function listUnavailableMethods(context: PaymentViewer): OnlineMethod[] {
  return listOfferedMethods(context)
    .filter((provider) => !isResponding(provider.method, provider))
    .map(({ method }) => method);
}

function canConfigureProviders({ viewer }: PaymentViewer): boolean {
  return viewer !== null && viewerHasPermission(viewer, 'manageSettings');
}
