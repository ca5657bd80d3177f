import { useEffect, useEffectEvent } from 'react';

/** Returns true if it handled the key. */
type KeyHandler = (key: string) => boolean;

const keyHandlers: KeyHandler[] = [];

/** Registers keyboard shortcuts of the current screen. They are ignored while the user types or a dialog is open. */
export function useScreenKeys(handler: KeyHandler): void {
  const latest = useEffectEvent(handler);
  useEffect(() => {
    const handleKey: KeyHandler = (key) => latest(key);
    keyHandlers.push(handleKey);
    return () => void keyHandlers.splice(keyHandlers.indexOf(handleKey), 1);
  }, []);
}

/** Returns true if the screen handled the key. The handler registered last is called first. */
export function handleScreenKey(key: string): boolean {
  return keyHandlers.toReversed().some((handler) => handler(key));
}
