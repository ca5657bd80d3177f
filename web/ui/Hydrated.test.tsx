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

test('what the server rendered is taken over as it stands, and what only this browser knows follows', async () => {
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

test('where nothing was rendered by the server it is known at once', () => {
  shown = [];
  render(<Cart />);
  expect(shown).toEqual(['2 pieces']);
});
