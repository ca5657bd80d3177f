import './theme/fonts.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { keptLanguage, setLocale } from '#web/locale/language.ts';
import { onIdle } from '../offline/onIdle.ts';
import { App } from './App.tsx';

export async function start() {
  const root = document.getElementById('root');
  if (!root) return;
  // A store whose Nepali texts cannot be fetched opens in English.
  if (keptLanguage() === 'ne') await setLocale('ne').catch(() => null);
  // In small steps: the first render is long, and a tap should not wait for its end.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  if (import.meta.env.PROD && 'serviceWorker' in navigator) onIdle(keepOffline);
}

/** A browser that refuses still sells while there is a connection. */
function keepOffline() {
  import('#web/offline/keepOffline.ts').then(({ keepOffline }) => keepOffline()).catch(() => null);
}
