import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of, Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { markStoreChanged, repeatStaleReads } from './repeatStaleReads.ts';

const READ = gql`query Read { price }`;
const WRITE = gql`mutation Write { setPrice }`;

/** Creates a client whose responses the test sends one by one. */
function aClient() {
  const reads: Subject<ApolloLink.Result>[] = [];
  const link = new ApolloLink(({ operationName }) => {
    if (operationName === 'Write') return of({ data: { setPrice: true } });
    const answer = new Subject<ApolloLink.Result>();
    reads.push(answer);
    return answer;
  });
  const client = new ApolloClient({ link: repeatStaleReads().concat(link), cache: new InMemoryCache() });
  const answer = (index: number, price: number) => {
    reads[index]?.next({ data: { price } });
    reads[index]?.complete();
  };
  return { client, reads, answer };
}

const read = (client: ApolloClient) =>
  client
    .query<{ price: number }>({ query: READ, fetchPolicy: 'network-only' })
    .then(({ data }) => data?.price);

test('repeats a read in flight during a write, also for a query that joined it after the write', async () => {
  const { client, reads, answer } = aClient();
  const before = read(client);
  await client.mutate({ mutation: WRITE });
  const after = read(client);
  answer(0, 100);
  expect(reads).toHaveLength(2);
  answer(1, 200);
  expect(await Promise.all([before, after])).toEqual([200, 200]);
  expect(reads).toHaveLength(2);
});

test('repeats a read once after a live update, and not without one', async () => {
  const { client, reads, answer } = aClient();
  const first = read(client);
  markStoreChanged();
  answer(0, 100);
  answer(1, 200);
  expect(await first).toBe(200);

  const second = read(client);
  answer(2, 300);
  expect(await second).toBe(300);
  expect(reads).toHaveLength(3);
});

test('a write marked `keepsReads` repeats no reads', async () => {
  const { client, reads, answer } = aClient();
  const joinedRead = read(client);
  await client.mutate({ mutation: WRITE, context: { keepsReads: true } });
  answer(0, 100);
  expect(await joinedRead).toBe(100);
  expect(reads).toHaveLength(1);
});

test('stops repeating a read if the store changes constantly', async () => {
  const { client, reads, answer } = aClient();
  const joinedRead = read(client);
  for (let index = 0; index < 4; index += 1) {
    markStoreChanged();
    answer(index, index);
  }
  expect(await joinedRead).toBe(3);
  expect(reads).toHaveLength(4);
});
