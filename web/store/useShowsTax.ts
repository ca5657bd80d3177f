import { showsPricesWithTax } from '#domain/pricing/calculatePriceWithTax.ts';
import { useStoreSettings } from './StoreSettingsProvider.tsx';

/** Returns true if the shop shows prices with tax. */
export function useShowsTax(): boolean {
  return showsPricesWithTax(useStoreSettings());
}
