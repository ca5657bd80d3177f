import { tabStorage } from '../browser/storage.ts';

const RELOADED_AT_KEY = 'reloadedAt';
/** Minimum time in ms between two reloads of a tab. */
const RELOAD_INTERVAL_MS = 5 * 60_000;
/** Time-out in ms for checking the server's release. */
const TIMEOUT_MS = 5000;

/** True if the error message, as worded by browsers and Vite, means that a file of the app could not be loaded. */
export function isMissingFile(error: unknown): boolean {
  return /dynamically imported module|importing a module script|preload css/i.test(String(error));
}

/**
 * Reloads the page if a file is missing because of a newer release, at most once in five minutes per tab. Resolves to
 * false if the page does not reload.
 */
export async function reloadIntoNewRelease(error: unknown): Promise<boolean> {
  const now = Date.now();
  if (!isMissingFile(error) || now - Number(tabStorage.readText(RELOADED_AT_KEY)) < RELOAD_INTERVAL_MS)
    return false;
  if (!(await hasNewRelease()) || !tabStorage.writeText(RELOADED_AT_KEY, String(now))) return false;
  window.location.reload();
  return true;
}

/** True if the server has a different release than this page. */
export async function hasNewRelease(): Promise<boolean> {
  const name = getReleaseName();
  if (!name) return false;
  const page = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  return page.includes('/assets/') && !page.includes(name);
}

/** Returns the name of the app's entry file. Its hash identifies the release, because it depends on all files. */
export function getReleaseName(): string {
  const entryScript = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return entryScript?.src.split('/').at(-1)?.split('?')[0] ?? '';
}
