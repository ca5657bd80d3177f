import './fonts.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

export function start() {
  const root = document.getElementById('root');
  if (!root) return;
  // In small steps: the first render is long, and a tap should not wait for its end.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
