import { DEFAULT_SETTINGS, type StoreSettings } from '#domain/storeSettings.ts';
import { useStoreQuery } from './Store.generated.ts';

/** The store's facts and rules; the defaults until they are loaded. */
export function useStore(): StoreSettings {
  const { data } = useStoreQuery();
  return data?.store ?? DEFAULT_SETTINGS;
}
