import { ApolloLink } from '@apollo/client';
import { fireEvent, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { NEVER, of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { Link } from '#web/ui/navigation/Link.tsx';
import { ExportTray } from './ExportTray.tsx';
import { followedExports } from './followedExports.atoms.ts';

function renderTray(status: 'DONE' | 'RUNNING') {
  const one = {
    __typename: 'ListExport',
    id: 'e1',
    list: 'products',
    format: 'CSV',
    fileName: 'products.csv',
  };
  const data = { listExports: [{ ...one, status, done: 5, total: 9 }] };
  const link = new ApolloLink(({ operationName }) =>
    operationName === 'ListExports' ? of({ data }) : NEVER,
  );
  const store = createStore();
  store.set(followedExports, { e1: { file: status === 'DONE' ? 'saved' : 'awaited', screen: '/' } });
  renderScreen(
    <Provider store={store}>
      <Link to="/elsewhere">Elsewhere</Link>
      <ExportTray />
    </Provider>,
    { link },
  );
}

test('an export that is done is left behind with its screen', async () => {
  renderTray('DONE');
  await screen.findByRole('button', { name: 'Download again' });
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Exports' })).toBeNull());
});

test('one that is still being written covers nothing of another screen', async () => {
  renderTray('RUNNING');
  const tray = await screen.findByRole('region', { name: 'Exports' });
  expect(getComputedStyle(tray).position).toBe('fixed');
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await vi.waitFor(() => expect(getComputedStyle(tray).position).not.toBe('fixed'));
  expect(tray.textContent).toContain('5 of 9');
});
