import { useEffect, useEffectEvent } from 'react';

/** Registers shortcuts that work in every field of the till. They are ignored while a dialog is open. */
export function useTillKeys(keys: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = keys[event.key];
    if (!run || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (document.querySelector('[role=dialog]') === null) run();
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
