import { ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { asyncScheduler, scheduled } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { StaleTimeClient } from './StaleTimeClient.ts';

const MINUTE_MS = 60 * 1000;

const query = gql`
  query StoreName($id: Int) {
    name(id: $id)
  }
`;

let requestCount: number;
let client: StaleTimeClient;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  requestCount = 0;
  const link = new ApolloLink(() => {
    requestCount += 1;
    return scheduled([{ data: { name: `answer ${requestCount}` } }], asyncScheduler);
  });
  client = new StaleTimeClient({ link, cache: new InMemoryCache() });
});

/** Opens a screen and returns the states it renders until the query settles. */
async function open(variables = {}): Promise<string[]> {
  const renderedNames: string[] = [];
  const observable = client.watchQuery<{ name: string }>({ query, variables });
  const subscription = observable.subscribe(({ data }) => data?.name && renderedNames.push(data.name));
  await vi.waitFor(() => expect(observable.getCurrentResult().loading).toBe(false));
  subscription.unsubscribe();
  return renderedNames;
}

test('data read less than five minutes ago is not requested again', async () => {
  await open();
  vi.setSystemTime(Date.now() + 4 * MINUTE_MS);
  expect(await open()).toEqual(['answer 1']);
  expect(requestCount).toBe(1);
});

test('older data is shown immediately and requested again', async () => {
  await open();
  vi.setSystemTime(Date.now() + 6 * MINUTE_MS);
  expect(await open()).toEqual(['answer 1', 'answer 2']);
});

test('each set of variables is cached separately', async () => {
  await open({ id: 1 });
  vi.setSystemTime(Date.now() + 6 * MINUTE_MS);
  await open({ id: 2 });
  expect(await open({ id: 2 })).toEqual(['answer 2']);
  expect(requestCount).toBe(2);
});
