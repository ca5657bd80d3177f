import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { NEVER } from 'rxjs';
import { expect, test } from 'vitest';
import { readAgain } from './readAgain.ts';

test('a read that failed, and one whose page was left, do not fail the write before them', async () => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => NEVER) });
  const query = client.watchQuery({ query: gql('{ views }'), fetchPolicy: 'network-only' });
  const page = query.subscribe(() => undefined);
  const left = query.refetch();
  page.unsubscribe();
  await expect(left).rejects.toThrow('aborted');
  await readAgain(left, Promise.reject(new Error('offline')));
});
