import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of, Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { freshReads, noteChange } from './freshReads.ts';

const READ = gql`query Read { price }`;
const WRITE = gql`mutation Write { setPrice }`;

/** A client, and each question that it asked, to be answered by hand. */
function aClient() {
  const reads: Subject<ApolloLink.Result>[] = [];
  const link = new ApolloLink(({ operationName }) => {
    if (operationName === 'Write') return of({ data: { setPrice: true } });
    const answer = new Subject<ApolloLink.Result>();
    reads.push(answer);
    return answer;
  });
  const client = new ApolloClient({ link: freshReads().concat(link), cache: new InMemoryCache() });
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

test('a read that was under way during a write is asked again, also for who asked after the write', async () => {
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

test('a read is asked again after news of the store, and once where there are none', async () => {
  const { client, reads, answer } = aClient();
  const first = read(client);
  noteChange();
  answer(0, 100);
  answer(1, 200);
  expect(await first).toBe(200);

  const second = read(client);
  answer(2, 300);
  expect(await second).toBe(300);
  expect(reads).toHaveLength(3);
});

test('a write that no read depends on asks nothing again', async () => {
  const { client, reads, answer } = aClient();
  const asked = read(client);
  await client.mutate({ mutation: WRITE, context: { noReread: true } });
  answer(0, 100);
  expect(await asked).toBe(100);
  expect(reads).toHaveLength(1);
});

test('a store that changes all the time is not asked for ever', async () => {
  const { client, reads, answer } = aClient();
  const asked = read(client);
  for (let index = 0; index < 4; index += 1) {
    noteChange();
    answer(index, index);
  }
  expect(await asked).toBe(3);
  expect(reads).toHaveLength(4);
});
