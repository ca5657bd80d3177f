import { useEffect } from 'react';

let held = 0;

/** Whether something on the screen was typed and is not saved yet. */
export function hasUnsavedWork(): boolean {
  return held > 0;
}

/** Counts a form among the unsaved work as long as it is. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    held += 1;
    return () => {
      held -= 1;
    };
  }, [isUnsaved]);
}
