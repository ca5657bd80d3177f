import { showsPricesWithTax } from '#domain/pricing/priceWithTax.ts';
import { useStore } from './StoreSettingsProvider.tsx';

/** Whether the shop shows prices with tax. */
export function useShowsTax(): boolean {
  return showsPricesWithTax(useStore());
}
