import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Hydrated } from './Hydrated.tsx';
import { useIsHydrated } from './useIsHydrated.ts';

let shown: string[] = [];

function Cart() {
  const text = useIsHydrated() ? '2 pieces' : 'empty';
  shown.push(text);
  return <p>{text}</p>;
}

test('hydration keeps the server’s markup first, then shows values known only to this browser', async () => {
  const app = (
    <Hydrated>
      <Cart />
    </Hydrated>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  expect(container.textContent).toBe('empty');

  shown = [];
  render(app, { container, hydrate: true });
  expect(await screen.findByText('2 pieces')).toBeDefined();
  expect(shown[0]).toBe('empty');
});

test('without server rendering the browser’s values are used immediately', () => {
  shown = [];
  render(<Cart />);
  expect(shown).toEqual(['2 pieces']);
});
