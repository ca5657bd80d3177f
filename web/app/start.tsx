import './theme/fonts.css';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createHashHistory as createHashHistory } from 'react-router-dom';
import { readLanguage, setLocale } from '#web/locale/language.ts';
import { paths } from '#web/paths.ts';
import { getPreviewHeader, storePreview } from '#web/preview/preview.ts';
import { HydrationProvider } from '#web/ui/HydrationProvider.tsx';
import { createNavigation } from '#web/ui/navigation/navigation.ts';
import { App } from './App.tsx';
import { stopRecordingTaps } from './earlyTaps.ts';
import { reportError, watchErrors } from './errors/reportError.ts';
import { client } from './requests/client.ts';
import { routes } from './routes.tsx';

/** Delay in ms after the load event before a page is considered idle. */
const IDLE_DELAY_MS = 3000;

export async function start() {
  watchErrors();
  const root = document.getElementById('root');
  if (!root) return;
  // If the Nepali texts cannot be loaded, the shop opens in English.
  if (readLanguage() === 'ne') await setLocale('ne').catch(() => null);
  storePreview();
  if (!getPreviewHeader()) restoreCache();
  const navigation = createNavigation(createHashHistory(), routes);
  const isServerRendered = root.hasChildNodes() && 'firstScreen' in document.documentElement.dataset;
  if (isServerRendered || window.initialQuery) await navigation.opened;
  const { arrival } = navigation;
  const isHydrating = isServerRendered && arrival.location.pathname === paths.home;
  // The visitor may have scrolled far down the server-rendered home screen before following a link.
  if (isServerRendered && !isHydrating) window.scrollTo(0, 0);
  const app = (
    <StrictMode>
      <FirstFrameRemover root={root}>
        <App client={client} navigation={navigation} renderedArrival={isHydrating ? arrival : undefined} />
      </FirstFrameRemover>
    </StrictMode>
  );
  const replayEarlyTaps = stopRecordingTaps();
  // A transition renders in small steps: the first render is long and must not block a tap.
  startTransition(() => {
    if (isHydrating)
      hydrateRoot(
        root,
        <HydrationProvider onHydrated={replayEarlyTaps}>{app}</HydrationProvider>,
        errorHandlers,
      );
    else createRoot(root, errorHandlers).render(app);
  });
  if (import.meta.env.PROD && 'serviceWorker' in navigator) runWhenIdle(registerServiceWorker);
}

/** An error that a screen displays is also reported to the server. */
const errorHandlers = {
  onCaughtError(error: unknown) {
    // biome-ignore lint/suspicious/noConsole: React would have logged this error.
    console.error(error);
    reportError('RENDER', error);
  },
};

/** Removes the first frame of the page as soon as the app renders. */
function FirstFrameRemover({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => {
    document.querySelector('.first-frame')?.remove();
    root.removeAttribute('data-rendered');
  }, [root]);
  return children;
}

/** Restores the cache from which the server rendered the home screen. */
function restoreCache() {
  const data = document.getElementById('first-data')?.textContent;
  if (data) client.restore(JSON.parse(data));
}

/** If registration fails, the shop still works online. */
function registerServiceWorker() {
  import('#web/offline/enableOfflineUse.ts')
    .then(({ enableOfflineUse }) => enableOfflineUse())
    .catch(() => null);
}

/** Defers work until the page is idle. */
function runWhenIdle(work: () => void): void {
  if (document.readyState === 'complete') setTimeout(work, IDLE_DELAY_MS);
  else window.addEventListener('load', () => setTimeout(work, IDLE_DELAY_MS), { once: true });
}
