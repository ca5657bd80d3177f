/** Maximum time in ms that requests wait for the account's screens to close. */
const MAX_WAIT_MS = 3000;

let pendingLogout: Promise<void> = Promise.resolve();
let resolveLogout = () => {};

/** Makes requests wait until the screens of the account that signs out are closed, for at most 3 s. */
export function beginLogout(): void {
  endLogout();
  pendingLogout = new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS);
    resolveLogout = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Ends the wait. Call it once the account's screens are closed and their queries have ended. */
export function endLogout(): void {
  resolveLogout();
}

/** Resolves once no logout is in progress. */
export function waitForLogout(): Promise<void> {
  return pendingLogout;
}
