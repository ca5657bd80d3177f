import { useState } from 'react';

const KEY = 'adminRailFolded';

/** Whether the rail shows only its icons; remembered on this device. */
export function useSidebarFolded() {
  const [isFolded, setFolded] = useState(() => localStorage.getItem(KEY) === 'true');

  function fold(folded: boolean) {
    setFolded(folded);
    localStorage.setItem(KEY, String(folded));
  }

  return [isFolded, fold] as const;
}
