import { useEffect } from 'react';

let unsavedFormCount = 0;

/** True if a form on the screen has unsaved changes. */
export function hasUnsavedWork(): boolean {
  return unsavedFormCount > 0;
}

/** Registers a form as unsaved while `isUnsaved` is true. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsavedFormCount += 1;
    return () => {
      unsavedFormCount -= 1;
    };
  }, [isUnsaved]);
}
