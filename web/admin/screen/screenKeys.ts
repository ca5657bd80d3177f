import { useEffect, useEffectEvent } from 'react';

/** Returns true if it handled the key. */
type KeyHandler = (key: string) => boolean;

const presses: KeyHandler[] = [];

/** Registers keyboard shortcuts of the current screen. They are ignored while the user types or a dialog is open. */
export function useScreenKeys(press: KeyHandler): void {
  const latest = useEffectEvent(press);
  useEffect(() => {
    const handleKey: KeyHandler = (key) => latest(key);
    presses.push(handleKey);
    return () => void presses.splice(presses.indexOf(handleKey), 1);
  }, []);
}

/** Returns true if the screen handled the key. The handler registered last is called first. */
export function pressScreenKey(key: string): boolean {
  return presses.toReversed().some((press) => press(key));
}
