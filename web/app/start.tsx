import './fonts.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { whenAtRest } from '#web/offline/whenAtRest.ts';
import { App } from './App.tsx';
import { keptLanguage, speak } from './language.ts';

export async function start() {
  const root = document.getElementById('root');
  if (!root) return;
  // A store whose Nepali texts cannot be fetched opens in English.
  if (keptLanguage() === 'ne') await speak('ne').catch(() => null);
  // In small steps: the first render is long, and a tap should not wait for its end.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  if (import.meta.env.PROD && 'serviceWorker' in navigator) whenAtRest(keepOffline);
}

/** A browser that refuses still sells while there is a connection. */
function keepOffline() {
  import('#web/offline/keepOffline.ts').then(({ keepOffline }) => keepOffline()).catch(() => null);
}
