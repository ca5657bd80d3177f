import { useLingui } from '@lingui/react';
import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { DEFAULT_PUBLIC_SETTINGS, type PublicSettings } from '#domain/store/publicSettings.ts';
import { useStoreQuery } from './Store.generated.ts';

const Facts = createContext<PublicSettings>(DEFAULT_PUBLIC_SETTINGS);

/** Asks for the store's facts once for all who use them, and hands them on in small steps. */
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

/** The store's facts and rules, its address in the language of the shop; the defaults until they are loaded. */
export function useStore(): PublicSettings {
  return useContext(Facts);
}
