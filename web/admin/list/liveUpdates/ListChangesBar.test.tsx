import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { keepSession } from '#web/session/token/tokenStore.ts';
import { aViewer } from '#web/testing/aViewer.ts';
import type { PagedRows } from '../useListRows.ts';
import { NewsBar } from './NewsBar.tsx';

const asha = aViewer({ role: 'ADMIN' });
const refetch = vi.fn(async () => undefined);
let ids: string[];
let send: (data: object) => void;

beforeEach(() => {
  vi.useFakeTimers();
  refetch.mockClear();
  ids = ['b', 'a'];
  keepSession('t'.repeat(60), asha, Date.now());
  vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        signal?.addEventListener('abort', () => controller.error(new Error('Gone')));
        send = (data) =>
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

function renderBar(shown: string[], newsId?: (row: Row) => string) {
  const rows = {
    rows: shown.map((id) => ({ id })),
    query: {},
    loading: false,
    refetch,
  } as unknown as PagedRows<Row>;
  const news = {
    topic: 'orders' as const,
    counted: '{count, plural, one {# new order} other {# new orders}}',
    useReadIds: () => async () => ({ ids, hasNextPage: false }),
    newsId,
  };
  render(
    <I18nProvider i18n={i18n}>
      <NewsBar<Row> definition={{ news, rowId: ({ id }) => id }} rows={rows} />
    </I18nProvider>,
  );
  return act(() => vi.advanceTimersByTimeAsync(0));
}

async function hear(news: { added?: string[]; changed?: string[] }) {
  await act(async () => send({ added: [], changed: [], more: false, ...news }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

test('new rows wait until somebody asks for them', async () => {
  await renderBar(['b', 'a']);
  ids = ['d', 'c', 'b', 'a'];
  await hear({ added: ['c', 'd'] });
  expect(screen.getByText('2 new orders')).toBeTruthy();
  expect(refetch).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('a row that has changed is read again where it stands', async () => {
  await renderBar(['b', 'a']);
  await hear({ changed: ['a'] });
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what changes elsewhere leaves the rows as they are', async () => {
  await renderBar(['b', 'a']);
  await hear({ changed: ['z'] });
  expect(refetch).not.toHaveBeenCalled();
  await hear({ changed: ['z', 'b'] });
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('a row that the news name by another id, as a return by its order, is read again too', async () => {
  await renderBar(['b', 'a'], ({ id }) => `order of ${id}`);
  await hear({ changed: ['order of z'] });
  expect(refetch).not.toHaveBeenCalled();
  await hear({ changed: ['order of a'] });
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('what left the list stays until somebody asks', async () => {
  await renderBar(['b', 'a']);
  ids = ['b'];
  await hear({ changed: ['a'] });
  expect(screen.getByText('This list has changed')).toBeTruthy();
  expect(refetch).not.toHaveBeenCalled();
});

test('without a stream the list is looked at each minute', async () => {
  await renderBar(['b', 'a']);
  ids = ['c', 'b', 'a'];
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(screen.getByText('This list has changed')).toBeTruthy();
});
