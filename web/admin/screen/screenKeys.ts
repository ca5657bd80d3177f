import { useEffect, useEffectEvent } from 'react';

/** Answers whether it did something with a key. */
type Press = (key: string) => boolean;

const presses: Press[] = [];

/** Keys of the screen that is shown; they work where no text is being typed and nothing is open above the screen. */
export function useScreenKeys(press: Press): void {
  const latest = useEffectEvent(press);
  useEffect(() => {
    const own: Press = (key) => latest(key);
    presses.push(own);
    return () => void presses.splice(presses.indexOf(own), 1);
  }, []);
}

/** Whether the screen did something with a key; of several parts of it the one that came last is asked first. */
export function pressScreenKey(key: string): boolean {
  return presses.toReversed().some((press) => press(key));
}
