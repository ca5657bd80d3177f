import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Hydrated } from '#web/ui/Hydrated.tsx';
import { takeEarlyTaps } from './earlyTaps.ts';

/** The page's first script, which is no module. */
const firstPaint = import.meta.glob('./first-paint.js');

let root: HTMLElement;
const sent: FormDataEntryValue[] = [];

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  window.history.replaceState(null, '', '/');
  document.documentElement.lang = 'en';
  sent.length = 0;
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  root = document.getElementById('root') as HTMLElement;
  vi.resetModules();
  await Promise.all(Object.values(firstPaint).map((run) => run()));
});

function Page() {
  return (
    <Hydrated>
      <Toggle name="Search" />
      <Toggle name="Wish" />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(new FormData(event.currentTarget).get('email') ?? '');
        }}
      >
        <input name="email" />
        <button type="submit">Subscribe</button>
      </form>
    </Hydrated>
  );
}

function Toggle({ name }: { name: string }) {
  const [isOn, setOn] = useState(false);
  return (
    <button type="button" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
      <span>{name}</span>
    </button>
  );
}

const button = (name: string) =>
  Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === name);
const isOn = (name: string) => button(name)?.getAttribute('aria-pressed') === 'true';
const tap = (name: string) =>
  button(name)?.firstChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** As the app does it once it has been read. */
async function takeOver(meanwhile = () => {}) {
  const answerEarlyTaps = takeEarlyTaps();
  await act(async () => {
    hydrateRoot(root, <Page />);
    meanwhile();
  });
  await act(answerEarlyTaps);
}

test('each button that was tapped before the app is there is pressed once it is', async () => {
  tap('Search');
  tap('Wish');
  expect(isOn('Search')).toBe(false);
  await takeOver();
  expect([isOn('Search'), isOn('Wish')]).toEqual([true, true]);
});

test('two taps on one button are two', async () => {
  tap('Search');
  tap('Search');
  await takeOver();
  expect(isOn('Search')).toBe(false);
});

test('a tap while React takes the page over is answered once', async () => {
  await takeOver(() => tap('Search'));
  expect(isOn('Search')).toBe(true);
  await act(async () => void tap('Search'));
  expect(isOn('Search')).toBe(false);
});

test('a form that is sent before the app is there is sent once it is, with what was typed', async () => {
  const input = document.querySelector('input');
  if (input) input.value = 'sita@example.com';
  const submitted = new SubmitEvent('submit', {
    bubbles: true,
    cancelable: true,
    submitter: button('Subscribe'),
  });
  tap('Subscribe');
  document.querySelector('form')?.dispatchEvent(submitted);
  expect(submitted.defaultPrevented).toBe(true);
  await takeOver();
  expect(sent.at(-1)).toBe('sita@example.com');
});

test('nothing is kept once the app is there', async () => {
  await takeOver();
  await act(async () => void tap('Search'));
  await act(takeEarlyTaps());
  expect(isOn('Search')).toBe(true);
});
