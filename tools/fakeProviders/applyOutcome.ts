import { getPaymentOutcome, type PaymentOutcomeName } from './behaviours.ts';
import type { FakeProvider, ProviderContext } from './fakeProvider.ts';
import type { FakePayment } from './payment.ts';

/**
 * Applies a customer's choice to a payment. Returns the URL to redirect the browser to, or null if the browser stays on
 * the page.
 */
export function applyOutcome({
  payment,
  name,
  provider,
  providerContext: { payments },
}: {
  payment: FakePayment;
  name: PaymentOutcomeName;
  provider: FakeProvider;
  providerContext: ProviderContext;
}): string | null {
  const { apply, reportedResult } = getPaymentOutcome(name);
  apply(payments, payment);
  return reportedResult && provider.getReturnUrl(payment, reportedResult);
}
