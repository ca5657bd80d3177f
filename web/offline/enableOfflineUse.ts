import { client } from '#web/app/requests/client.ts';
import { isTokenValid } from '#web/session/token/tokenStore.ts';

/** Registers the service worker for offline use, and caches what was loaded before it was active. */
export async function enableOfflineUse(): Promise<void> {
  const { serviceWorker } = navigator;
  const isUncontrolled = !serviceWorker.controller;
  await serviceWorker.register('/service-worker.js');
  if (!isUncontrolled) return;
  await waitForController(serviceWorker);
  await Promise.allSettled([...repeatQueries(), ...refetchFiles()]);
}

function waitForController(serviceWorker: ServiceWorkerContainer): Promise<unknown> {
  if (serviceWorker.controller) return Promise.resolve();
  return new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}

/** Repeats the guest queries of the open screen, bypassing Apollo's cache, so that the worker caches the responses. */
function repeatQueries(): Promise<unknown>[] {
  if (isTokenValid()) return [];
  return [...client.getObservableQueries()].map(({ query, variables }) =>
    client.query({ query, variables, fetchPolicy: 'no-cache', context: { quiet: true } }),
  );
}

/**
 * Requests the photos and files of the screen again. They come from the browser's cache, so nothing is downloaded
 * twice.
 */
function refetchFiles(): Promise<unknown>[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => /^\/(media|assets)\//.test(new URL(url).pathname))
    .map((url) => fetch(url));
}
