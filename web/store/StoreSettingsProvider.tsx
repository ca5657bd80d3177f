import { useLingui } from '@lingui/react';
import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { DEFAULT_PUBLIC_SETTINGS, type PublicSettings } from '#domain/store/publicSettings.ts';
import { useStoreQuery } from './Store.generated.ts';

const StoreSettingsContext = createContext<PublicSettings>(DEFAULT_PUBLIC_SETTINGS);

/** Loads the store settings once for all components. Updates render as transitions. */
export function StoreSettingsProvider({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const { data } = useStoreQuery();
  const settings = useDeferredValue(data?.store ?? DEFAULT_PUBLIC_SETTINGS);
  const { locale } = i18n;
  const localisedSettings = useMemo(() => {
    return locale === 'ne' && settings.addressNe ? { ...settings, address: settings.addressNe } : settings;
  }, [settings, locale]);
  return <StoreSettingsContext value={localisedSettings}>{children}</StoreSettingsContext>;
}

/** Returns the public store settings, with the address in the displayed language; defaults until they are loaded. */
export function useStoreSettings(): PublicSettings {
  return useContext(StoreSettingsContext);
}
