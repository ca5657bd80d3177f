import { useState } from 'react';

/** Returns true after the first opening, so that a dialog is not rendered until it is opened. */
export function useHasOpened(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
