/** How long, in ms, requests wait for screens that are slow to follow. */
const PATIENCE = 3000;

let isOver: Promise<void> = Promise.resolve();
let end = () => {};

/** Holds what the screens ask until the ones of the account that signs out are gone, for 3 s at most. */
export function beginLeaving(): void {
  endLeaving();
  isOver = new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    end = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** To be called once no screen of the account is left, and nothing that one of them asked. */
export function endLeaving(): void {
  end();
}

/** Resolves once nobody is leaving. */
export function left(): Promise<void> {
  return isOver;
}
