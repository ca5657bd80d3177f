import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of, Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { markStoreChanged, repeatStaleReads } from './repeatStaleReads.ts';

const READ_QUERY = gql`query Read { price }`;
const WRITE_MUTATION = gql`mutation Write { setPrice }`;

/** Creates a client whose responses the test sends one by one. */
function createClient() {
  const reads: Subject<ApolloLink.Result>[] = [];
  const link = new ApolloLink(({ operationName }) => {
    if (operationName === 'Write') return of({ data: { setPrice: true } });
    const responseSubject = new Subject<ApolloLink.Result>();
    reads.push(responseSubject);
    return responseSubject;
  });
  const client = new ApolloClient({ link: repeatStaleReads().concat(link), cache: new InMemoryCache() });
  const answer = (index: number, price: number) => {
    reads[index]?.next({ data: { price } });
    reads[index]?.complete();
  };
  return { client, reads, answer };
}

const readPrice = (client: ApolloClient) =>
  client
    .query<{ price: number }>({ query: READ_QUERY, fetchPolicy: 'network-only' })
    .then(({ data }) => data?.price);

test('repeats a read in flight during a write, including for a query that joined the read after the write', async () => {
  const { client, reads, answer } = createClient();
  const readBeforeWrite = readPrice(client);
  await client.mutate({ mutation: WRITE_MUTATION });
  const readAfterWrite = readPrice(client);
  answer(0, 100);
  expect(reads).toHaveLength(2);
  answer(1, 200);
  expect(await Promise.all([readBeforeWrite, readAfterWrite])).toEqual([200, 200]);
  expect(reads).toHaveLength(2);
});

test('repeats a read once after a live update, and does not repeat it without a live update', async () => {
  const { client, reads, answer } = createClient();
  const firstRead = readPrice(client);
  markStoreChanged();
  answer(0, 100);
  answer(1, 200);
  expect(await firstRead).toBe(200);

  const secondRead = readPrice(client);
  answer(2, 300);
  expect(await secondRead).toBe(300);
  expect(reads).toHaveLength(3);
});

test('a write marked `shouldKeepReads` repeats no reads', async () => {
  const { client, reads, answer } = createClient();
  const joinedRead = readPrice(client);
  await client.mutate({ mutation: WRITE_MUTATION, context: { shouldKeepReads: true } });
  answer(0, 100);
  expect(await joinedRead).toBe(100);
  expect(reads).toHaveLength(1);
});

test('stops repeating a read if the store changes constantly', async () => {
  const { client, reads, answer } = createClient();
  const joinedRead = readPrice(client);
  for (let index = 0; index < 4; index += 1) {
    markStoreChanged();
    answer(index, index);
  }
  expect(await joinedRead).toBe(3);
  expect(reads).toHaveLength(4);
});
