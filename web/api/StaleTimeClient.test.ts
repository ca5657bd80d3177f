import { ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { asyncScheduler, scheduled } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { StaleTimeClient } from './StaleTimeClient.ts';

const MINUTE = 60 * 1000;

const query = gql`
  query StoreName($id: Int) {
    name(id: $id)
  }
`;

let asked: number;
let client: StaleTimeClient;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  asked = 0;
  const link = new ApolloLink(() => {
    asked += 1;
    return scheduled([{ data: { name: `answer ${asked}` } }], asyncScheduler);
  });
  client = new StaleTimeClient({ link, cache: new InMemoryCache() });
});

/** What a screen that opens now is shown, until it settles. */
async function open(variables = {}): Promise<string[]> {
  const shown: string[] = [];
  const watched = client.watchQuery<{ name: string }>({ query, variables });
  const subscription = watched.subscribe(({ data }) => data?.name && shown.push(data.name));
  await vi.waitFor(() => expect(watched.getCurrentResult().loading).toBe(false));
  subscription.unsubscribe();
  return shown;
}

test('what was read less than five minutes ago is not asked for again', async () => {
  await open();
  vi.setSystemTime(Date.now() + 4 * MINUTE);
  expect(await open()).toEqual(['answer 1']);
  expect(asked).toBe(1);
});

test('what is older is shown at once and asked for again', async () => {
  await open();
  vi.setSystemTime(Date.now() + 6 * MINUTE);
  expect(await open()).toEqual(['answer 1', 'answer 2']);
});

test('each set of variables has an age of its own', async () => {
  await open({ id: 1 });
  vi.setSystemTime(Date.now() + 6 * MINUTE);
  await open({ id: 2 });
  expect(await open({ id: 2 })).toEqual(['answer 2']);
  expect(asked).toBe(2);
});
