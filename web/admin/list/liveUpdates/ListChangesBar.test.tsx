import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { storeSession } from '#web/session/token/tokenStore.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import type { PagedRows } from '../useListRows.ts';
import { ListChangesBar } from './ListChangesBar.tsx';

const asha = createViewer({ role: 'ADMIN' });
const refetch = vi.fn(async () => undefined);
let ids: string[];
let sendEvent: (data: object) => void;

beforeEach(() => {
  vi.useFakeTimers();
  refetch.mockClear();
  ids = ['b', 'a'];
  storeSession('t'.repeat(60), asha, Date.now());
  vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        signal?.addEventListener('abort', () => controller.error(new Error('Gone')));
        sendEvent = (data) =>
          controller.enqueue(
            new TextEncoder().encode(`id: 1\nevent: orders\ndata: ${JSON.stringify(data)}\n\n`),
          );
      },
    });
    return new Response(body);
  });
});

interface Row {
  id: string;
}

function renderBar(visibleIds: string[], liveId?: (row: Row) => string) {
  const rows = {
    rows: visibleIds.map((id) => ({ id })),
    query: {},
    loading: false,
    refetch,
  } as unknown as PagedRows<Row>;
  const liveUpdates = {
    topic: 'orders' as const,
    countText: '{count, plural, one {# new order} other {# new orders}}',
    useReadIds: () => async () => ({ ids, hasNextPage: false }),
    liveId,
  };
  render(
    <I18nProvider i18n={i18n}>
      <ListChangesBar<Row> definition={{ liveUpdates, rowId: ({ id }) => id }} rows={rows} />
    </I18nProvider>,
  );
  return act(() => vi.advanceTimersByTimeAsync(0));
}

async function publishUpdate(update: { added?: string[]; changed?: string[] }) {
  await act(async () => sendEvent({ added: [], changed: [], more: false, ...update }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

test('new rows are shown only on request', async () => {
  await renderBar(['b', 'a']);
  ids = ['d', 'c', 'b', 'a'];
  await publishUpdate({ added: ['c', 'd'] });
  expect(screen.getByText('2 new orders')).toBeTruthy();
  expect(refetch).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('a changed row is refetched in place', async () => {
  await renderBar(['b', 'a']);
  await publishUpdate({ changed: ['a'] });
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('changes to other records do not affect the rows', async () => {
  await renderBar(['b', 'a']);
  await publishUpdate({ changed: ['z'] });
  expect(refetch).not.toHaveBeenCalled();
  await publishUpdate({ changed: ['z', 'b'] });
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('a row that events identify by another id, such as a return by its order, is refetched', async () => {
  await renderBar(['b', 'a'], ({ id }) => `order of ${id}`);
  await publishUpdate({ changed: ['order of z'] });
  expect(refetch).not.toHaveBeenCalled();
  await publishUpdate({ changed: ['order of a'] });
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('a row that no longer matches stays until the user refreshes', async () => {
  await renderBar(['b', 'a']);
  ids = ['b'];
  await publishUpdate({ changed: ['a'] });
  expect(screen.getByText('This list has changed')).toBeTruthy();
  expect(refetch).not.toHaveBeenCalled();
});

test('without a stream the list is polled every minute', async () => {
  await renderBar(['b', 'a']);
  ids = ['c', 'b', 'a'];
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(screen.getByText('This list has changed')).toBeTruthy();
});
