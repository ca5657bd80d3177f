import { useLingui } from '@lingui/react';
import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { DEFAULT_PUBLIC_SETTINGS, type PublicSettings } from '#domain/store/publicSettings.ts';
import { useStoreQuery } from './Store.generated.ts';

const Facts = createContext<PublicSettings>(DEFAULT_PUBLIC_SETTINGS);

/** Loads the store settings once for all components. Updates render as transitions. */
export function StoreSettingsProvider({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const { data } = useStoreQuery();
  const facts = useDeferredValue(data?.store ?? DEFAULT_PUBLIC_SETTINGS);
  const { locale } = i18n;
  const shown = useMemo(() => {
    return locale === 'ne' && facts.addressNe ? { ...facts, address: facts.addressNe } : facts;
  }, [facts, locale]);
  return <Facts value={shown}>{children}</Facts>;
}

/** Returns the public store settings, with the address in the displayed language; defaults until they are loaded. */
export function useStoreSettings(): PublicSettings {
  return useContext(Facts);
}
