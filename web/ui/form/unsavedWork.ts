import { useEffect } from 'react';

let unsavedForms = 0;

/** True if a form on the screen has unsaved changes. */
export function hasUnsavedWork(): boolean {
  return unsavedForms > 0;
}

/** Registers a form as unsaved while `isUnsaved` is true. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsavedForms += 1;
    return () => {
      unsavedForms -= 1;
    };
  }, [isUnsaved]);
}
