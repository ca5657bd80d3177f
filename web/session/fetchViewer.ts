import type { ApolloClient } from '@apollo/client';
import { toViewer, type Viewer } from './token/viewer.ts';
import { ViewerDocument } from './Viewer.generated.ts';

/** Loads the viewer and their permissions; null if nobody is signed in. */
export async function fetchViewer(client: ApolloClient, context: { quiet: boolean }): Promise<Viewer | null> {
  const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only', context });
  return data?.me ? toViewer(data.me) : null;
}
