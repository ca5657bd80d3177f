import { DEFAULT_SETTINGS, type StoreFacts } from '#domain/storeSettings.ts';
import { useStoreQuery } from './Store.generated.ts';

/** The store's facts and rules; the defaults until they are loaded. */
export function useStore(): StoreFacts {
  const { data } = useStoreQuery();
  return data?.store ?? DEFAULT_SETTINGS;
}
