import { ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import { getProvider } from './providers/providers.ts';

/** Returns the form origins for the content security policy: the providers to which the browser posts a form. */
export function listPaymentForms(demoUrl: string | null): readonly string[] {
  return [...new Set(ONLINE_METHODS.flatMap((method) => getProvider(method).listFormOrigins(demoUrl)))];
}
