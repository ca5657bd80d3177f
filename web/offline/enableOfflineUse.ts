import { client } from '#web/app/requests/client.ts';
import { isTokenValid } from '#web/session/token/tokenStore.ts';

/** Has the browser keep what the shop needs where there is no connection, also what was seen before it could. */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  const isNew = !serviceWorker.controller;
  await serviceWorker.register('/service-worker.js');
  if (!isNew) return;
  await isTakenOver(serviceWorker);
  await Promise.allSettled([...askAgain(), ...fetchAgain()]);
}

function isTakenOver(serviceWorker: ServiceWorkerContainer): Promise<unknown> {
  if (serviceWorker.controller) return Promise.resolve();
  return new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}

/** What the open screen asked as a guest, past the client's memory: the answers pass the worker, and change nothing. */
function askAgain(): Promise<unknown>[] {
  if (isTokenValid()) return [];
  return [...client.getObservableQueries()].map(({ query, variables }) =>
    client.query({ query, variables, fetchPolicy: 'no-cache', context: { quiet: true } }),
  );
}

/** The photographs and the screen's own files; the browser has them, so that nothing is sent for twice. */
function fetchAgain(): Promise<unknown>[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => /^\/(media|assets)\//.test(new URL(url).pathname))
    .map((url) => fetch(url));
}
