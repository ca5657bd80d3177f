import { ApolloProvider } from '@apollo/client/react';
import { I18nProvider } from '@lingui/react';
import { CssBaseline, ThemeProvider } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { RouterProvider } from 'react-router-dom';
import { SessionKeeper } from '#web/session/SessionKeeper.tsx';
import { CartProvider } from '#web/shop/cart/CartProvider.tsx';
import { lazily } from '#web/ui/lazily.ts';
import { SiteName } from '#web/ui/siteName.ts';
import { client } from './client.ts';
import { i18n } from './i18n.ts';
import { router } from './router.ts';
import { StoreFactsProvider, useStore } from './StoreFacts.tsx';
import { ThemeColour } from './ThemeColour.tsx';
import { COLOUR_MODE_KEY, theme } from './theme.ts';

// A store that cannot fetch these still sells.
const Toaster = lazily(async () => (await import('#web/ui/Toaster.tsx')).Toaster, { spared: true });
const LanguageKeeper = lazily(async () => (await import('#web/session/LanguageKeeper.tsx')).LanguageKeeper, {
  spared: true,
});

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={COLOUR_MODE_KEY}
        noSsr
        disableTransitionOnChange
      >
        <CssBaseline enableColorScheme />
        <ThemeColour />
        <ApolloProvider client={client}>
          <StoreFactsProvider>
            <NamedSite>
              <SessionKeeper />
              <CartProvider>
                <RouterProvider router={router} />
              </CartProvider>
              <Suspense>
                <Toaster />
              </Suspense>
              <Suspense>
                <LanguageKeeper />
              </Suspense>
            </NamedSite>
          </StoreFactsProvider>
        </ApolloProvider>
      </ThemeProvider>
    </I18nProvider>
  );
}

function NamedSite({ children }: { children: ReactNode }) {
  const { name } = useStore();
  return <SiteName value={name}>{children}</SiteName>;
}
