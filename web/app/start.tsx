import './theme/fonts.css';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createHashHistory as createHashHistory } from 'react-router-dom';
import { keptLanguage, setLocale } from '#web/locale/language.ts';
import { paths } from '#web/paths.ts';
import { previewHeader, takePreview } from '#web/preview/preview.ts';
import { Hydrated } from '#web/ui/Hydrated.tsx';
import { createNavigation } from '#web/ui/navigation/navigation.ts';
import { App } from './App.tsx';
import { takeEarlyTaps } from './earlyTaps.ts';
import { tellError, watchErrors } from './errors/tellError.ts';
import { client } from './requests/client.ts';
import { routes } from './routes.tsx';

/** How long after its load, in ms, a page has come to rest. */
const REST = 3000;

export async function start() {
  watchErrors();
  const root = document.getElementById('root');
  if (!root) return;
  // A store whose Nepali texts cannot be fetched opens in English.
  if (keptLanguage() === 'ne') await setLocale('ne').catch(() => null);
  takePreview();
  if (!previewHeader()) takeData();
  const navigation = createNavigation(createHashHistory(), routes);
  const isRendered = root.hasChildNodes() && 'firstScreen' in document.documentElement.dataset;
  if (isRendered || window.initialQuery) await navigation.opened;
  const { arrival } = navigation;
  const takesOver = isRendered && arrival.location.pathname === paths.home;
  // A link of the rendered screen was followed, perhaps far down.
  if (isRendered && !takesOver) window.scrollTo(0, 0);
  const app = (
    <StrictMode>
      <InPlace root={root}>
        <App client={client} navigation={navigation} rendered={takesOver ? arrival : undefined} />
      </InPlace>
    </StrictMode>
  );
  const answerEarlyTaps = takeEarlyTaps();
  // In small steps: the first render is long, and a tap should not wait for its end.
  startTransition(() => {
    if (takesOver) hydrateRoot(root, <Hydrated onHydrated={answerEarlyTaps}>{app}</Hydrated>, telling);
    else createRoot(root, telling).render(app);
  });
  if (import.meta.env.PROD && 'serviceWorker' in navigator) onIdle(keepOffline);
}

/** What a screen shows of its own breaking, the store has to know too. */
const telling = {
  onCaughtError(error: unknown) {
    // biome-ignore lint/suspicious/noConsole: what React would have said itself.
    console.error(error);
    tellError('RENDER', error);
  },
};

/** The app stands in the place of all that the page showed before it, from the moment that it is there. */
function InPlace({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => {
    document.querySelector('.first-frame')?.remove();
    root.removeAttribute('data-rendered');
  }, [root]);
  return children;
}

/** What the server rendered the home screen from need not be asked again. */
function takeData() {
  const data = document.getElementById('first-data')?.textContent;
  if (data) client.restore(JSON.parse(data));
}

/** A browser that refuses still sells while there is a connection. */
function keepOffline() {
  import('#web/offline/keepOffline.ts').then(({ keepOffline }) => keepOffline()).catch(() => null);
}

/** Does what can wait once the page has come to rest. */
function onIdle(work: () => void): void {
  if (document.readyState === 'complete') setTimeout(work, REST);
  else window.addEventListener('load', () => setTimeout(work, REST), { once: true });
}
