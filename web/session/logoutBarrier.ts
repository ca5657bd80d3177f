/** Maximum time in ms that requests wait for the account's screens to close. */
const MAX_WAIT_MS = 3000;

let pendingLogout: Promise<void> = Promise.resolve();
let resolveLogout = () => {};

/** Makes requests wait, for at most 3 s, until the screens of the account that is signing out are closed. */
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

/** Ends the wait. Call it when the account's screens are closed and their queries have ended. */
export function endLogout(): void {
  resolveLogout();
}

/** Resolves once no logout is in progress. */
export function waitForLogout(): Promise<void> {
  return pendingLogout;
}
