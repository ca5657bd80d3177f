import { type ComponentType, lazy } from 'react';
import { i18n } from '#web/locale/i18n.ts';
import { hasUnsavedWork } from '../form/unsavedWork.ts';
import { toaster } from '../toast/toaster.ts';
import { hasNewRelease, isMissingFile } from './newRelease.ts';

/** How long after its load, in ms, a page has come to rest. */
const REST = 2000;

/**
 * A part that is not needed at first, to be shown within a Suspense: it is fetched once the page has come to rest, or
 * earlier where it is shown. Where it cannot be fetched at all, the screen breaks, or is without it if it is `spared`.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { spared = false } = {},
) {
  globalThis.window?.addEventListener('load', () => setTimeout(() => load().catch(() => null), REST), {
    once: true,
  });
  return lazyWhenShown(load, { spared });
}

/**
 * A part that is fetched when it is first shown. Without a connection it waits for one. Where a newer release has replaced
 * it, the page is reloaded, or, while something is not saved, is without it and says so.
 */
export function lazyWhenShown<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { spared = false } = {},
) {
  return lazy(async () => ({ default: await loadedOnline() }));

  async function loadedOnline(): Promise<ComponentType<Props>> {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine && (spared || (await keepsUnsavedWork(error)))) return Nothing;
      if (navigator.onLine) throw error;
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      return loadedOnline();
    }
  }
}

/** Tells whoever has unsaved work of the newer release that a part is missing for; false if there is none of either. */
async function keepsUnsavedWork(error: unknown): Promise<boolean> {
  if (!isMissingFile(error) || !hasUnsavedWork() || !(await hasNewRelease())) return false;
  const text = i18n.t('The store was updated. Save your work, then reload this page.');
  void toaster.then((show) => show(text, { variant: 'warning', autoHideDuration: 10_000 }));
  return true;
}

function Nothing() {
  return null;
}
