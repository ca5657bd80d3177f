import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UNSAFE_createHashHistory as createHashHistory, Outlet } from 'react-router-dom';
import { of } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { createCache } from '#web/app/requests/apollo.ts';
import { i18n } from '#web/locale/i18n.ts';
import { NavigatedScreens } from '#web/ui/navigation/NavigatedScreens.tsx';
import { createNavigation } from '#web/ui/navigation/navigation.ts';
import { isOverlayEntry } from '#web/ui/overlay/overlayEntry.ts';
import { HeaderSearch } from './HeaderSearch.tsx';

beforeEach(() => window.history.pushState(null, '', '#/about'));

const searchSuggestions = {
  __typename: 'SearchSuggestions',
  categories: ['GOLD'],
  types: [],
  collections: [],
  products: [],
  correctedSearch: null,
  notCarried: null,
};
const link = new ApolloLink(() => of({ data: { searchSuggestions } }));

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <HeaderSearch isOpen={isOpen} setOpen={setOpen} />
      <Outlet />
    </>
  );
}

/** Opens the About page with the search field open. */
async function openSearch() {
  const children = [
    { path: '/about', element: 'About' },
    { path: '/products', element: 'Products' },
  ];
  render(
    <I18nProvider i18n={i18n}>
      <ApolloProvider client={new ApolloClient({ link, cache: createCache() })}>
        <NavigatedScreens
          navigation={createNavigation(createHashHistory(), [{ element: <Page />, children }])}
        />
      </ApolloProvider>
    </I18nProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
  const searchBox = await screen.findByRole('combobox');
  await waitFor(() => expect(isOverlayEntry()).toBe(true));
  return { box: searchBox, steps: window.history.length };
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());

test('Back closes the search, stays on the page and restores the focus', async () => {
  await openSearch();
  window.history.back();
  await expectClosed();
  expect(screen.getByText(/About/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
});

test.each([
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close search' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s closes the search and leaves no history entry', async (_action, close) => {
  await openSearch();
  await close();
  await expectClosed();
  await waitFor(() => expect(isOverlayEntry()).toBe(false));
  expect(window.location.hash).toBe('#/about');
});

test.each([
  [
    'submitting a search',
    (searchBox: HTMLElement) => userEvent.type(searchBox, 'ruby{Enter}'),
    '#/products?search=ruby',
  ],
  [
    'choosing a suggestion',
    async (searchBox: HTMLElement) => {
      await userEvent.type(searchBox, 'gold');
      await userEvent.click(await screen.findByRole('option', { name: /Gold/ }));
    },
    '#/products?category=gold',
  ],
])('%s replaces the history entry of the search overlay', async (_action, leavePage, hash) => {
  const { box: searchBox, steps } = await openSearch();
  await leavePage(searchBox);
  expect(await screen.findByText(/Products/)).toBeTruthy();
  await expectClosed();
  expect(window.location.hash).toBe(hash);
  expect(isOverlayEntry()).toBe(false);
  expect(window.history.length).toBe(steps);
  window.history.back();
  expect(await screen.findByText(/About/)).toBeTruthy();
});

test('repeating the current search does not navigate again', async () => {
  window.history.pushState(null, '', '#/products?search=ruby');
  const { box: searchBox } = await openSearch();
  await userEvent.type(searchBox, 'ruby{Enter}');
  await expectClosed();
  await waitFor(() => expect(isOverlayEntry()).toBe(false));
  expect(window.location.hash).toBe('#/products?search=ruby');
});
