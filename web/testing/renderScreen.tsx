import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { I18nProvider } from '@lingui/react';
import { ThemeProvider } from '@mui/material';
import { render } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, MemoryRouter } from 'react-router-dom';
import { NEVER } from 'rxjs';
import { onTestFinished } from 'vitest';
import { DEFAULT_PUBLIC_SETTINGS, type PublicSettings } from '#domain/store/publicSettings.ts';
import { createCache } from '#web/app/requests/apollo.ts';
import { theme } from '#web/app/theme/theme.ts';
import { i18n } from '#web/locale/i18n.ts';
import { sessionAtom, signedOutSession } from '#web/session/session.atoms.ts';
import type { Viewer } from '#web/session/token/viewer.ts';
import { CartProvider } from '#web/shop/cart/CartProvider.tsx';
import { StoreDocument } from '#web/store/Store.generated.ts';
import { StoreSettingsProvider } from '#web/store/StoreSettingsProvider.tsx';
import { NavigatedScreens } from '#web/ui/navigation/NavigatedScreens.tsx';
import { createNavigation } from '#web/ui/navigation/navigation.ts';

export interface ScreenOptions {
  /** Link that responds to requests; by default no request gets a response. */
  link?: ApolloLink;
  /** Apollo client; defaults to a plain client with `link`. */
  client?: ApolloClient;
  /** Path in the app. */
  at?: string;
  /** Route pattern, such as `/orders/:id`, for screens that read its parameters or block navigation. */
  path?: string;
  /** Signed-in viewer. */
  viewer?: Viewer;
  /** Store settings that differ from the defaults. */
  store?: Partial<PublicSettings>;
}

/** Renders a part of the app within all its providers. */
export function renderScreen(screen: ReactNode, options: ScreenOptions = {}) {
  const { link = new ApolloLink(() => NEVER), at = '/', path, viewer, store } = options;
  if (viewer) signInAs(viewer);
  const { client = new ApolloClient({ link, cache: createCache() }) } = options;
  if (store)
    client.writeQuery({ query: StoreDocument, data: { store: { ...DEFAULT_PUBLIC_SETTINGS, ...store } } });
  return render(
    <I18nProvider i18n={i18n}>
      <ThemeProvider theme={theme}>
        <ApolloProvider client={client}>
          <StoreSettingsProvider>
            <CartProvider>
              {path ? (
                <NavigatedScreens
                  navigation={createNavigation(createMemoryHistory({ initialEntries: [at] }), [
                    { path, element: screen },
                  ])}
                />
              ) : (
                <MemoryRouter initialEntries={[at]}>{screen}</MemoryRouter>
              )}
            </CartProvider>
          </StoreSettingsProvider>
        </ApolloProvider>
      </ThemeProvider>
    </I18nProvider>,
  );
}

function signInAs(viewer: Viewer) {
  const store = getDefaultStore();
  const previousSession = store.get(sessionAtom);
  store.set(sessionAtom, { ...signedOutSession, viewer });
  onTestFinished(() => store.set(sessionAtom, previousSession));
}
