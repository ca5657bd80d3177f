import { ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import { providerOf } from './providers/providers.ts';

/** Returns the form origins for the content security policy: the providers reached by a posted form. */
export function paymentForms(demoUrl: string | null): readonly string[] {
  return [...new Set(ONLINE_METHODS.flatMap((method) => providerOf(method).formOrigins(demoUrl)))];
}
