import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CompareBar } from './CompareBar.tsx';
import { comparedAtom } from './compared.atoms.ts';

function openBar(...ids: string[]) {
  const store = createStore();
  store.set(comparedAtom, ids);
  renderScreen(
    <Provider store={store}>
      <CompareBar />
    </Provider>,
  );
  return screen.queryByRole('region', { name: 'Comparison' });
}

test('without chosen products there is no bar', () => {
  expect(openBar()).toBeNull();
});

test('the bar links to the comparison and does not cover the page', () => {
  const bar = openBar('1', '2');
  expect(screen.getByText('2 pieces to compare')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare');
  expect(['fixed', 'sticky', 'absolute']).not.toContain(bar && getComputedStyle(bar).position);
});

test('clearing hides the bar', async () => {
  openBar('1');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull();
});
