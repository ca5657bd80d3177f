import { type ComponentType, lazy } from 'react';
import { i18n } from '#web/locale/i18n.ts';
import { hasUnsavedWork } from '../form/unsavedWork.ts';
import { toaster } from '../toast/toaster.ts';
import { hasNewRelease, isMissingFile } from './newRelease.ts';

/** Delay in ms after the load event before a page is considered idle. */
const IDLE_AFTER_MS = 2000;

/**
 * Lazy component that is preloaded once the page is idle. Render it within Suspense. If the component cannot be loaded,
 * rendering fails; with `isOptional` it renders nothing instead.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOptional = false } = {},
) {
  globalThis.window?.addEventListener(
    'load',
    () => setTimeout(() => load().catch(() => null), IDLE_AFTER_MS),
    {
      once: true,
    },
  );
  return lazyWhenShown(load, { isOptional });
}

/**
 * Lazy component that is loaded when first rendered. Offline it waits for the connection. If a newer release has
 * replaced its file, the page reloads; with unsaved work it renders nothing and shows a toast instead.
 */
export function lazyWhenShown<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOptional = false } = {},
) {
  return lazy(async () => ({ default: await loadWhenOnline() }));

  async function loadWhenOnline(): Promise<ComponentType<Props>> {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine && (isOptional || (await protectUnsavedWork(error)))) return EmptyComponent;
      if (navigator.onLine) throw error;
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      return loadWhenOnline();
    }
  }
}

/** If a newer release has replaced a file and there is unsaved work, shows a toast and returns true. */
async function protectUnsavedWork(error: unknown): Promise<boolean> {
  if (!isMissingFile(error) || !hasUnsavedWork() || !(await hasNewRelease())) return false;
  const text = i18n.t('The store has been updated. Save your work, then reload this page.');
  void toaster.then((show) => show(text, { variant: 'warning', autoHideDuration: 10_000 }));
  return true;
}

function EmptyComponent() {
  return null;
}
