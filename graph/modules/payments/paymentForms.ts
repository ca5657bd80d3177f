import { ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import { providerOf } from './providers/providers.ts';

/** Where the shop's pages may send a buyer by a form, for the browser's policy: the providers that are reached so. */
export function paymentForms(demoUrl: string | null): readonly string[] {
  return [...new Set(ONLINE_METHODS.flatMap((method) => providerOf(method).formOrigins(demoUrl)))];
}
