import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { ListSearch } from './ListSearch.tsx';

const never = new Promise<never>(() => {});

function List() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <ListSearch
        placeholder="Code"
        value={params.get('q') ?? ''}
        onChange={(q) => setParams({ q }, { replace: true })}
      />
      <Link to="/coupons/1">TIHAR</Link>
    </>
  );
}

function renderList() {
  const router = createMemoryRouter(
    [
      { path: '/coupons', element: <List /> },
      { path: '/coupons/:id', lazy: () => never },
    ],
    { initialEntries: ['/coupons'] },
  );
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return router;
}

const type = (text: string) =>
  fireEvent.change(screen.getByPlaceholderText('Code'), { target: { value: text } });
const rest = () => act(() => vi.advanceTimersByTimeAsync(1000));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed is searched for once the typing rests', async () => {
  const router = renderList();
  type('tih');
  expect(router.state.location.search).toBe('');
  await rest();
  expect(router.state.location.search).toBe('?q=tih');
});

test('who goes to a row before the typing rests gets there, though the list was yet to hear of it', async () => {
  const router = renderList();
  type('tih');
  await act(async () => {
    fireEvent.click(screen.getByRole('link', { name: 'TIHAR' }));
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(router.state.navigation.location?.pathname).toBe('/coupons/1');
});
