import { ApolloClient, ApolloLink } from '@apollo/client';
import createStyles from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { UNSAFE_createMemoryHistory as createMemoryHistory, createPath } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { HomePage } from '#web/shop/home/HomePage.tsx';
import { HydrationProvider } from '#web/ui/HydrationProvider.tsx';
import { createLazyScreen } from '#web/ui/navigation/LazyScreen.tsx';
import { createNavigation } from '#web/ui/navigation/navigation.ts';
import { App } from '../App.tsx';
import { createCache } from '../requests/apollo.ts';
import { wrapInLayouts } from '../wrapInLayouts.tsx';
import { documents, type QueryResults } from './homeQueries.ts';

/** The rendered home screen, which the server inserts into the page. */
export interface RenderedHome {
  /** Styles for the end of the head. */
  head: string;
  /** Markup of the app's root element. */
  body: string;
  /** Cached query results, which the app does not need to request again. */
  data: string;
}

/** React would add this title to the head, where the page already has one. */
const TITLE_TAGS = /<title>[^<]*<\/title>/g;

/** Renders the home screen that every guest sees first, from the results of its queries. */
export async function renderHome(results: QueryResults): Promise<RenderedHome> {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  for (const [name, query] of Object.entries(documents)) client.writeQuery({ query, data: results[name] });
  const history = createMemoryHistory();
  const createHref = (to: Parameters<typeof history.createHref>[0]) =>
    `#${typeof to === 'string' ? to : createPath(to)}`;
  const screens = [createLazyScreen({ path: paths.home }, async () => HomePage)];
  const navigation = createNavigation(
    { ...history, location: history.location, createHref },
    wrapInLayouts(screens),
  );
  await navigation.opened;
  // No prefixer: Material UI does not support the browsers that need prefixes.
  const styles = createStyles({ key: 'css', stylisPlugins: [] });
  // Collects the styles for the head instead of writing them next to each element.
  styles.compat = true;

  let renderError: unknown;
  const { prelude } = await prerender(
    <HydrationProvider>
      <StrictMode>
        <CacheProvider value={styles}>
          <App client={client} navigation={navigation} />
        </CacheProvider>
      </StrictMode>
    </HydrationProvider>,
    {
      // Renders everything at once. React moves later parts into place with inline scripts, which the
      // Content-Security-Policy blocks.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        renderError = error;
      },
    },
  );
  const markup = await new Response(prelude).text();
  if (renderError) throw renderError;
  return {
    head: `<style data-emotion="css ${Object.keys(styles.inserted).join(' ')}">${Object.values(styles.inserted).join('')}</style>`,
    body: markup.replace(TITLE_TAGS, ''),
    data: JSON.stringify(client.cache.extract()).replaceAll('<', '\\u003c'),
  };
}
