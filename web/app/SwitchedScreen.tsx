import { Outlet } from 'react-router-dom';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { ComingSoon } from './ComingSoon.tsx';

export interface SwitchedScreenProps {
  feature: keyof StoreSettings['features'];
  /** Catalogue text shown while the screen is switched off. */
  text: string;
}

export function SwitchedScreen({ feature, text }: SwitchedScreenProps) {
  const { features } = useStoreSettings();
  return features[feature] ? <Outlet /> : <ComingSoon text={text} />;
}
