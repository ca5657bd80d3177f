import { ApolloClient, ApolloLink } from '@apollo/client';
import createStyles from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { UNSAFE_createMemoryHistory as createMemoryHistory, createPath } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { HomePage } from '#web/shop/home/HomePage.tsx';
import { Hydrated } from '#web/ui/Hydrated.tsx';
import { lazyScreen } from '#web/ui/navigation/LazyScreen.tsx';
import { createNavigation } from '#web/ui/navigation/navigation.ts';
import { App } from '../App.tsx';
import { inLayouts } from '../inLayouts.tsx';
import { createCache } from '../requests/apollo.ts';
import { type Answers, documents } from './questions.ts';

/** What the page carries of the home screen, for the server to put into it. */
export interface RenderedHome {
  /** The elements for the end of the head: the styles. */
  head: string;
  /** What stands in the app's place. */
  body: string;
  /** For the app: what it need not ask any more. */
  data: string;
}

/** What React would have in the head, which the page has already. */
const OF_THE_HEAD = /<title>[^<]*<\/title>/g;

/** The home screen as every guest sees it first, from the answers to `questions`. */
export async function renderHome(answers: Answers): Promise<RenderedHome> {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  for (const [name, query] of Object.entries(documents)) client.writeQuery({ query, data: answers[name] });
  const history = createMemoryHistory();
  const createHref = (to: Parameters<typeof history.createHref>[0]) =>
    `#${typeof to === 'string' ? to : createPath(to)}`;
  const screens = [lazyScreen({ path: paths.home }, async () => HomePage)];
  const navigation = createNavigation(
    { ...history, location: history.location, createHref },
    inLayouts(screens),
  );
  await navigation.opened;
  // Without the prefixes of browsers that Material UI no longer runs in.
  const styles = createStyles({ key: 'css', stylisPlugins: [] });
  // Kept together for the head, and not written beside each element.
  styles.compat = true;

  let failure: unknown;
  const { prelude } = await prerender(
    <Hydrated>
      <StrictMode>
        <CacheProvider value={styles}>
          <App client={client} navigation={navigation} />
        </CacheProvider>
      </StrictMode>
    </Hydrated>,
    {
      // In one piece: what React moves into its place by a script, the Content-Security-Policy would refuse.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure = error;
      },
    },
  );
  const markup = await new Response(prelude).text();
  if (failure) throw failure;
  return {
    head: `<style data-emotion="css ${Object.keys(styles.inserted).join(' ')}">${Object.values(styles.inserted).join('')}</style>`,
    body: markup.replace(OF_THE_HEAD, ''),
    data: JSON.stringify(client.cache.extract()).replaceAll('<', '\\u003c'),
  };
}
