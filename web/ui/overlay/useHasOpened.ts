import { useState } from 'react';

/** True from the first opening on: a dialog that was never opened need not be there. */
export function useOnceOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
