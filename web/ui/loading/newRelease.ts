import { inTab } from '../browser/storage.ts';

const RELOADED_AT = 'reloadedAt';
/** How long, in ms, a tab that was reloaded is not reloaded again. */
const REST = 5 * 60_000;
/** How long, in ms, the server may take to tell its release. */
const PATIENCE = 5000;

/** True if the error says, as browsers and Vite word it, that a file of the app could not be fetched. */
export function isMissingFile(error: unknown): boolean {
  return /dynamically imported module|importing a module script|preload css/i.test(String(error));
}

/**
 * Reloads the page at its address if a file is missing since a newer release took its place. A tab is not reloaded twice in
 * five minutes. Resolves to false if the page stays.
 */
export async function reloadIntoNewRelease(error: unknown): Promise<boolean> {
  const now = Date.now();
  if (!isMissingFile(error) || now - Number(inTab.readText(RELOADED_AT)) < REST) return false;
  if (!(await hasNewRelease()) || !inTab.writeText(RELOADED_AT, String(now))) return false;
  window.location.reload();
  return true;
}

/** True if the server has another release than the one that this page belongs to. */
export async function hasNewRelease(): Promise<boolean> {
  const name = releaseName();
  if (!name) return false;
  const page = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  return page.includes('/assets/') && !page.includes(name);
}

/** The first file of the app, which is called by what it and all others hold. */
export function releaseName(): string {
  const first = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return first?.src.split('/').at(-1)?.split('?')[0] ?? '';
}
