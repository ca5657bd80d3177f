import type { OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { connectips } from './connectips/connectips.ts';
import { esewa } from './esewa/esewa.ts';
import { khalti } from './khalti/khalti.ts';
import type { PaymentProvider } from './provider.ts';

const PROVIDERS: Record<OnlineMethod, PaymentProvider> = {
  ESEWA: esewa,
  KHALTI: khalti,
  CONNECTIPS: connectips,
};

export function getProvider(method: OnlineMethod): PaymentProvider {
  return PROVIDERS[method];
}
