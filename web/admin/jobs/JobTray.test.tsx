import { ApolloLink } from '@apollo/client';
import { fireEvent, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { Link } from 'react-router-dom';
import { NEVER, of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { followedJobs } from '#web/admin/list/bulk/followedJobs.atoms.ts';
import { followedExports } from '#web/admin/list/exports/followedExports.atoms.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { JobTray } from './JobTray.tsx';

function renderTray(status: 'DONE' | 'RUNNING') {
  const one = {
    __typename: 'ListExport',
    id: 'e1',
    list: 'products',
    format: 'CSV',
    fileName: 'products.csv',
  };
  const data = { listExports: [{ ...one, status, done: 5, total: 9 }], bulkJobs: [] };
  const link = new ApolloLink(({ operationName }) =>
    operationName === 'BackgroundJobs' ? of({ data }) : NEVER,
  );
  const store = createStore();
  store.set(followedExports, { e1: { file: status === 'DONE' ? 'saved' : 'awaited', screen: '/' } });
  renderScreen(
    <Provider store={store}>
      <Link to="/elsewhere">Elsewhere</Link>
      <JobTray />
    </Provider>,
    { link },
  );
}

test('an export that is done is left behind with its screen', async () => {
  renderTray('DONE');
  await screen.findByRole('button', { name: 'Download again' });
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Background jobs' })).toBeNull());
});

test('one that is still being written covers nothing of another screen', async () => {
  renderTray('RUNNING');
  const tray = await screen.findByRole('region', { name: 'Background jobs' });
  expect(getComputedStyle(tray).position).toBe('fixed');
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await vi.waitFor(() => expect(getComputedStyle(tray).position).not.toBe('fixed'));
  expect(tray.textContent).toContain('5 of 9');
});

function renderBulk(status: 'DONE' | 'RUNNING', followed: 'attended' | 'background' | undefined) {
  const job = {
    ...{
      __typename: 'BulkJob',
      id: 'b1',
      action: 'setProductStatus',
      list: 'products',
      title: 'Publish: 40 products',
    },
    ...{ status, total: 40, done: 30, skipped: 2, failed: 3, undoable: 0, stoppedAt: null, undoesId: null },
    ...{ createdAt: '2026-11-21T06:00:00Z', finishedAt: null },
  };
  const link = new ApolloLink(({ operationName }) =>
    operationName === 'BackgroundJobs' ? of({ data: { listExports: [], bulkJobs: [job] } }) : NEVER,
  );
  const store = createStore();
  if (followed) store.set(followedJobs, { b1: followed });
  renderScreen(
    <Provider store={store}>
      <JobTray />
    </Provider>,
    { link },
  );
}

test('a change of many rows tells how far it is, and leads to its report', async () => {
  renderBulk('RUNNING', undefined);
  const tray = await screen.findByRole('region', { name: 'Background jobs' });
  expect(tray.textContent).toContain('Publish: 40 products');
  expect(tray.textContent).toContain('35 of 40');
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View the report' }).getAttribute('href')).toContain(
    '/admin/jobs/b1',
  );
});

test('one that ended in the background says what became of it until it is dismissed', async () => {
  renderBulk('DONE', 'background');
  const tray = await screen.findByRole('region', { name: 'Background jobs' });
  expect(tray.textContent).toContain('30 changed, 2 unchanged, 3 failed, 5 not reached');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss Publish: 40 products' }));
  expect(screen.queryByRole('region', { name: 'Background jobs' })).toBeNull();
});

test.each([
  ['RUNNING', 'attended'],
  ['DONE', undefined],
] as const)('%s and %s, it is nothing for the tray', async (status, followed) => {
  renderBulk(status, followed);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('region', { name: 'Background jobs' })).toBeNull();
});
