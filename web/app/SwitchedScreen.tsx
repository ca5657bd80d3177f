import { Outlet } from 'react-router-dom';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';
import { ComingSoon } from './ComingSoon.tsx';

export interface SwitchedScreenProps {
  feature: keyof StoreSettings['features'];
  /** What is said while the screen is switched off; a text of the catalog. */
  text: string;
}

export function SwitchedScreen({ feature, text }: SwitchedScreenProps) {
  const { features } = useStore();
  return features[feature] ? <Outlet /> : <ComingSoon text={text} />;
}
