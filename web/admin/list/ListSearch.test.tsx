import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { use, useState } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, Link, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { createLazyScreen } from '#web/ui/navigation/LazyScreen.tsx';
import { NavigatedScreens } from '#web/ui/navigation/NavigatedScreens.tsx';
import { createNavigation } from '#web/ui/navigation/navigation.ts';
import { ListSearch } from './ListSearch.tsx';

const pendingPromise = new Promise<never>(() => {});

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
  const navigation = createNavigation(createMemoryHistory({ initialEntries: ['/coupons'] }), [
    { path: '/coupons', element: <List /> },
    createLazyScreen({ path: '/coupons/:id' }, () => pendingPromise),
  ]);
  render(
    <I18nProvider i18n={i18n}>
      <NavigatedScreens navigation={navigation} />
    </I18nProvider>,
  );
  return navigation;
}

const type = (text: string) =>
  fireEvent.change(screen.getByPlaceholderText('Code'), { target: { value: text } });
const waitForSearch = () => act(() => vi.advanceTimersByTimeAsync(1000));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the search starts after a pause in typing', async () => {
  const navigation = renderList();
  type('tih');
  expect(navigation.arrival.location.search).toBe('');
  await waitForSearch();
  expect(navigation.arrival.location.search).toBe('?q=tih');
});

test('a link opened during the pause works, and the search does not navigate back to the list', async () => {
  const navigation = renderList();
  type('tih');
  await act(async () => {
    fireEvent.click(screen.getByRole('link', { name: 'TIHAR' }));
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(navigation.target?.pathname).toBe('/coupons/1');
});

describe('input typed while another tab is loading', () => {
  /** Renders a list with tabs. While the second tab loads, the first one stays usable. */
  function renderTabs(from: string) {
    let resolveRows: (text: string) => void = () => undefined;
    const rows = new Promise<string>((resolve) => {
      resolveRows = resolve;
    });
    function Rows() {
      const [params] = useSearchParams();
      return <p>{params.get('tab') === 'b' ? use(rows) : 'First tab'}</p>;
    }
    function Tabs() {
      const [params, setParams] = useSearchParams();
      const search = (q: string) =>
        setParams({ ...(params.get('tab') && { tab: params.get('tab') ?? '' }), q }, { replace: true });
      return (
        <>
          <ListSearch placeholder="Code" value={params.get('q') ?? ''} onChange={search} />
          <Link to="/coupons?tab=b">Second</Link>
          <Rows />
        </>
      );
    }
    const navigation = createNavigation(createMemoryHistory({ initialEntries: [from] }), [
      { path: '/coupons', element: <Tabs /> },
    ]);
    render(
      <I18nProvider i18n={i18n}>
        <NavigatedScreens navigation={navigation} />
      </I18nProvider>,
    );
    const arrive = async () => {
      await act(async () => resolveRows('Second tab'));
      await waitForSearch();
      await waitForSearch();
    };
    return { navigation, arrive };
  }

  test.each(['/coupons', '/coupons?q=old'])('from %s is searched for in that tab', async (from) => {
    const { navigation, arrive } = renderTabs(from);
    await act(async () => {
      fireEvent.click(screen.getByRole('link', { name: 'Second' }));
    });
    expect(screen.getByText('First tab')).toBeTruthy();
    await act(async () => void type('tih'));
    await waitForSearch();
    await arrive();
    expect(screen.getByText('Second tab')).toBeTruthy();
    expect(screen.getByPlaceholderText<HTMLInputElement>('Code').value).toBe('tih');
    expect(navigation.arrival.location.search).toBe('?tab=b&q=tih');
  });

  test('does not include text typed before the tab was opened', async () => {
    const { navigation, arrive } = renderTabs('/coupons?q=old');
    await act(async () => void type('other'));
    await act(async () => {
      fireEvent.click(screen.getByRole('link', { name: 'Second' }));
    });
    await arrive();
    expect(screen.getByPlaceholderText<HTMLInputElement>('Code').value).toBe('');
    expect(navigation.arrival.location.search).toBe('?tab=b');
  });
});

test('a search removed from the URL stays removed, even if the URL updates late', async () => {
  let resolveRows: (text: string) => void = () => undefined;
  const rows = new Promise<string>((resolve) => {
    resolveRows = resolve;
  });
  function All() {
    const [params] = useSearchParams();
    return <p>{params.get('q') ? 'No results' : use(rows)}</p>;
  }
  function FilteredList() {
    const [params, setParams] = useSearchParams();
    const [isShowingAll, setShowingAll] = useState(false);
    function showAll() {
      setShowingAll(true);
      setParams({});
    }
    return (
      <>
        <ListSearch
          placeholder="Code"
          value={isShowingAll ? '' : (params.get('q') ?? '')}
          onChange={(q) => setParams({ q }, { replace: true })}
        />
        <button type="button" onClick={showAll}>
          Show all
        </button>
        <All />
      </>
    );
  }
  const navigation = createNavigation(createMemoryHistory({ initialEntries: ['/coupons?q=nobody'] }), [
    { path: '/coupons', element: <FilteredList /> },
  ]);
  render(
    <I18nProvider i18n={i18n}>
      <NavigatedScreens navigation={navigation} />
    </I18nProvider>,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show all' })));
  await waitForSearch();
  await act(async () => resolveRows('All of them'));
  await waitForSearch();
  expect(screen.getByText('All of them')).toBeTruthy();
  expect(screen.getByPlaceholderText<HTMLInputElement>('Code').value).toBe('');
  expect(navigation.arrival.location.search).toBe('');
});
