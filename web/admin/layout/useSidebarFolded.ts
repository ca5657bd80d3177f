import { useState } from 'react';
import { onDevice } from '#web/ui/browser/storage.ts';

const STORAGE_KEY = 'adminRailFolded';

/** Returns whether the sidebar shows only icons, with a setter. Stored on this device. */
export function useSidebarFolded() {
  const [isFolded, setFolded] = useState(() => onDevice.read(STORAGE_KEY) === true);

  function fold(folded: boolean) {
    setFolded(folded);
    onDevice.write(STORAGE_KEY, folded);
  }

  return [isFolded, fold] as const;
}
