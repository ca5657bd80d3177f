import { useState } from 'react';
import { deviceStorage } from '#web/ui/browser/storage.ts';

const STORAGE_KEY = 'adminRailFolded';

/** Returns whether the sidebar shows only icons, with a setter. Stored on this device. */
export function useSidebarFolded() {
  const [isFolded, setFolded] = useState(() => deviceStorage.read(STORAGE_KEY) === true);

  function fold(shouldFold: boolean) {
    setFolded(shouldFold);
    deviceStorage.write(STORAGE_KEY, shouldFold);
  }

  return [isFolded, fold] as const;
}
