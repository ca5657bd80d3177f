import { useState } from 'react';

/** Returns true from the first opening on, so that dialogs never opened are not rendered. */
export function useHasOpened(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
