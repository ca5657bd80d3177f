import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';
import { DEFAULT_SETTINGS, type StoreFacts } from '#domain/storeSettings.ts';
import { useStoreQuery } from './Store.generated.ts';

const Facts = createContext<StoreFacts>(DEFAULT_SETTINGS);

/** Asks for the store's facts once for all who use them, and hands them on in small steps. */
export function StoreFactsProvider({ children }: { children: ReactNode }) {
  const { data } = useStoreQuery();
  const facts = useDeferredValue(data?.store ?? DEFAULT_SETTINGS);
  return <Facts value={facts}>{children}</Facts>;
}

/** The store's facts and rules; the defaults until they are loaded. */
export function useStore(): StoreFacts {
  return useContext(Facts);
}
