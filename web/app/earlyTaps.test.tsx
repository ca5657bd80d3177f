import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { HydrationProvider } from '#web/ui/HydrationProvider.tsx';
import { stopRecordingTaps } from './earlyTaps.ts';

/** The page's first script, which is not a module. */
const firstPaintModules = import.meta.glob('./first-paint.js');

let root: HTMLElement;
const submissions: FormDataEntryValue[] = [];

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  window.history.replaceState(null, '', '/');
  document.documentElement.lang = 'en';
  submissions.length = 0;
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  root = document.getElementById('root') as HTMLElement;
  vi.resetModules();
  await Promise.all(Object.values(firstPaintModules).map((runScript) => runScript()));
});

function Page() {
  return (
    <HydrationProvider>
      <Toggle name="Search" />
      <Toggle name="Wish" />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submissions.push(new FormData(event.currentTarget).get('email') ?? '');
        }}
      >
        <input name="email" />
        <button type="submit">Subscribe</button>
      </form>
    </HydrationProvider>
  );
}

function Toggle({ name }: { name: string }) {
  const [isPressed, setPressed] = useState(false);
  return (
    <button type="button" aria-pressed={isPressed} onClick={() => setPressed(!isPressed)}>
      <span>{name}</span>
    </button>
  );
}

const findButton = (name: string) =>
  Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === name);
const isPressed = (name: string) => findButton(name)?.getAttribute('aria-pressed') === 'true';
const tap = (name: string) =>
  findButton(name)?.firstChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** Starts the app as start.tsx does. */
async function startApp(onHydration = () => {}) {
  const replayEarlyTaps = stopRecordingTaps();
  await act(async () => {
    hydrateRoot(root, <Page />);
    onHydration();
  });
  await act(replayEarlyTaps);
}

test('presses every button tapped before the app started', async () => {
  tap('Search');
  tap('Wish');
  expect(isPressed('Search')).toBe(false);
  await startApp();
  expect([isPressed('Search'), isPressed('Wish')]).toEqual([true, true]);
});

test('two taps on one button are both replayed', async () => {
  tap('Search');
  tap('Search');
  await startApp();
  expect(isPressed('Search')).toBe(false);
});

test('a tap during hydration is handled once', async () => {
  await startApp(() => tap('Search'));
  expect(isPressed('Search')).toBe(true);
  await act(async () => void tap('Search'));
  expect(isPressed('Search')).toBe(false);
});

test('submits a form that the visitor sent before the app started, including the typed values', async () => {
  const input = document.querySelector('input');
  if (input) input.value = 'sita@example.com';
  const submitEvent = new SubmitEvent('submit', {
    bubbles: true,
    cancelable: true,
    submitter: findButton('Subscribe'),
  });
  tap('Subscribe');
  document.querySelector('form')?.dispatchEvent(submitEvent);
  expect(submitEvent.defaultPrevented).toBe(true);
  await startApp();
  expect(submissions.at(-1)).toBe('sita@example.com');
});

test('records nothing once the app has started', async () => {
  await startApp();
  await act(async () => void tap('Search'));
  await act(stopRecordingTaps());
  expect(isPressed('Search')).toBe(true);
});
