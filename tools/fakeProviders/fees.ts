import type { Provider } from './payment.ts';

/** Made up: what a provider keeps is agreed with each merchant. */
const FEE_PERCENT: Record<Provider, number> = { esewa: 1.5, khalti: 2, connectips: 0.75 };

export function feePaisa(provider: Provider, amountPaisa: number): number {
  return Math.round((amountPaisa * FEE_PERCENT[provider]) / 100);
}
