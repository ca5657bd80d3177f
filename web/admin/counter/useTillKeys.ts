import { useEffect, useEffectEvent } from 'react';

/** Registers shortcuts that work in every field of the till. They are ignored while a dialog is open. */
export function useTillKeys(shortcuts: Record<string, () => void>): void {
  const handlePress = useEffectEvent((event: KeyboardEvent) => {
    const runShortcut = shortcuts[event.key];
    if (!runShortcut || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (document.querySelector('[role=dialog]') === null) runShortcut();
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handlePress(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
