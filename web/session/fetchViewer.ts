import type { ApolloClient } from '@apollo/client';
import { toViewer, type Viewer } from './token/viewer.ts';
import { ViewerDocument } from './Viewer.generated.ts';

/** Who the store says is signed in, and what they may; null where it says nobody. */
export async function askForViewer(
  client: ApolloClient,
  context: { quiet: boolean },
): Promise<Viewer | null> {
  const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only', context });
  return data?.me ? toViewer(data.me) : null;
}
