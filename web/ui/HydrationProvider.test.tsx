import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HydrationProvider } from './HydrationProvider.tsx';
import { useIsHydrated } from './useIsHydrated.ts';

let renderedTexts: string[] = [];

function Cart() {
  const text = useIsHydrated() ? '2 pieces' : 'empty';
  renderedTexts.push(text);
  return <p>{text}</p>;
}

test('hydration first keeps the server’s markup, then shows values known only to this browser', async () => {
  const app = (
    <HydrationProvider>
      <Cart />
    </HydrationProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  expect(container.textContent).toBe('empty');

  renderedTexts = [];
  render(app, { container, hydrate: true });
  expect(await screen.findByText('2 pieces')).toBeDefined();
  expect(renderedTexts[0]).toBe('empty');
});

test('without server rendering the browser’s values are used immediately', () => {
  renderedTexts = [];
  render(<Cart />);
  expect(renderedTexts).toEqual(['2 pieces']);
});
