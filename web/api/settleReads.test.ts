import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { NEVER } from 'rxjs';
import { expect, test } from 'vitest';
import { settleReads } from './settleReads.ts';

test('a failed or aborted read does not fail the write before it', async () => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => NEVER) });
  const query = client.watchQuery({ query: gql('{ views }'), fetchPolicy: 'network-only' });
  const page = query.subscribe(() => undefined);
  const abortedRead = query.refetch();
  page.unsubscribe();
  await expect(abortedRead).rejects.toThrow('aborted');
  await settleReads(abortedRead, Promise.reject(new Error('offline')));
});
