import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { lazyScreen } from '#web/ui/navigation/LazyScreen.tsx';
import { Link } from '#web/ui/navigation/Link.tsx';
import { NavigatedScreens } from '#web/ui/navigation/NavigatedScreens.tsx';
import { createNavigation } from '#web/ui/navigation/navigation.ts';
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
  const navigation = createNavigation(createMemoryHistory({ initialEntries: ['/coupons'] }), [
    { path: '/coupons', element: <List /> },
    lazyScreen({ path: '/coupons/:id' }, () => never),
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
const rest = () => act(() => vi.advanceTimersByTimeAsync(1000));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed is searched for once the typing rests', async () => {
  const navigation = renderList();
  type('tih');
  expect(navigation.arrival.location.search).toBe('');
  await rest();
  expect(navigation.arrival.location.search).toBe('?q=tih');
});

test('who goes to a row before the typing rests gets there, though the list was yet to hear of it', async () => {
  const navigation = renderList();
  type('tih');
  await act(async () => {
    fireEvent.click(screen.getByRole('link', { name: 'TIHAR' }));
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(navigation.target?.pathname).toBe('/coupons/1');
});
