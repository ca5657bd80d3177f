import { ApolloLink } from '@apollo/client';
import { fireEvent, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { Link } from 'react-router-dom';
import { NEVER, of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { trackedJobs } from '#web/admin/list/bulk/trackedJobs.atoms.ts';
import { trackedExports } from '#web/admin/list/exports/trackedExports.atoms.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { JobTray } from './JobTray.tsx';

function renderTray(status: 'DONE' | 'RUNNING') {
  const exportJob = {
    __typename: 'ListExport',
    id: 'e1',
    list: 'products',
    format: 'CSV',
    fileName: 'products.csv',
  };
  const data = { listExports: [{ ...exportJob, status, done: 5, total: 9 }], bulkJobs: [] };
  const link = new ApolloLink(({ operationName }) =>
    operationName === 'BackgroundJobs' ? of({ data }) : NEVER,
  );
  const store = createStore();
  store.set(trackedExports, { e1: { file: status === 'DONE' ? 'saved' : 'awaited', screen: '/' } });
  renderScreen(
    <Provider store={store}>
      <Link to="/elsewhere">Elsewhere</Link>
      <JobTray />
    </Provider>,
    { link },
  );
}

test('a finished export disappears when its screen closes', async () => {
  renderTray('DONE');
  await screen.findByRole('button', { name: 'Download again' });
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Background jobs' })).toBeNull());
});

test('a running export does not cover the content of another screen', async () => {
  renderTray('RUNNING');
  const tray = await screen.findByRole('region', { name: 'Background jobs' });
  expect(getComputedStyle(tray).position).toBe('fixed');
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await vi.waitFor(() => expect(getComputedStyle(tray).position).not.toBe('fixed'));
  expect(tray.textContent).toContain('5 of 9');
});

function renderBulkJob(status: 'DONE' | 'RUNNING', tracking: 'attended' | 'background' | undefined) {
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
  if (tracking) store.set(trackedJobs, { b1: tracking });
  renderScreen(
    <Provider store={store}>
      <JobTray />
    </Provider>,
    { link },
  );
}

test('a bulk job shows its progress and links to its report', async () => {
  renderBulkJob('RUNNING', undefined);
  const tray = await screen.findByRole('region', { name: 'Background jobs' });
  expect(tray.textContent).toContain('Publish: 40 products');
  expect(tray.textContent).toContain('35 of 40');
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View the report' }).getAttribute('href')).toContain(
    '/admin/jobs/b1',
  );
});

test('a job that ended in the background shows its outcome until it is dismissed', async () => {
  renderBulkJob('DONE', 'background');
  const tray = await screen.findByRole('region', { name: 'Background jobs' });
  expect(tray.textContent).toContain('30 changed, 2 unchanged, 3 failed, 5 not processed');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss Publish: 40 products' }));
  expect(screen.queryByRole('region', { name: 'Background jobs' })).toBeNull();
});

test.each([
  ['RUNNING', 'attended'],
  ['DONE', undefined],
] as const)('a job with the status %s and the tracking %s is not in the tray', async (status, tracking) => {
  renderBulkJob(status, tracking);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('region', { name: 'Background jobs' })).toBeNull();
});
