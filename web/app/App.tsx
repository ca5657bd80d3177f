import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { I18nProvider } from '@lingui/react';
import { CssBaseline, ThemeProvider } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { i18n } from '#web/locale/i18n.ts';
import { CartProvider } from '#web/shop/cart/CartProvider.tsx';
import { StoreSettingsProvider, useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { COLOUR_MODE_KEY } from '#web/ui/colourMode/colourMode.ts';
import { lazyWithPreload } from '#web/ui/loading/lazyWithPreload.ts';
import { ErrorBoundary } from '#web/ui/navigation/ErrorBoundary.tsx';
import { NavigatedScreens, type NavigatedScreensProps } from '#web/ui/navigation/NavigatedScreens.tsx';
import { SiteName } from '#web/ui/siteName.ts';
import { SessionSync } from '../session/SessionSync.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { ThemeColour } from './theme/ThemeColour.tsx';
import { theme } from './theme/theme.ts';

// The shop must work even if this file fails to load.
const Toaster = lazyWithPreload(async () => (await import('#web/ui/toast/Toaster.tsx')).Toaster, {
  isOptional: true,
});
const LanguageSync = lazyWithPreload(async () => (await import('../session/LanguageSync.tsx')).LanguageSync, {
  isOptional: true,
});

export function App({ client, ...screens }: { client: ApolloClient } & NavigatedScreensProps) {
  return (
    <I18nProvider i18n={i18n}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={COLOUR_MODE_KEY}
        disableTransitionOnChange
        noSsr
      >
        <CssBaseline enableColorScheme />
        <ThemeColour />
        <ApolloProvider client={client}>
          <StoreSettingsProvider>
            <SiteNameProvider>
              <SessionSync />
              <CartProvider>
                <ErrorBoundary
                  fallback={
                    <main>
                      <ErrorPage />
                    </main>
                  }
                >
                  <NavigatedScreens {...screens} />
                </ErrorBoundary>
              </CartProvider>
              <Suspense>
                <Toaster />
              </Suspense>
              <Suspense>
                <LanguageSync />
              </Suspense>
            </SiteNameProvider>
          </StoreSettingsProvider>
        </ApolloProvider>
      </ThemeProvider>
    </I18nProvider>
  );
}

function SiteNameProvider({ children }: { children: ReactNode }) {
  const { name } = useStoreSettings();
  return <SiteName value={name}>{children}</SiteName>;
}
