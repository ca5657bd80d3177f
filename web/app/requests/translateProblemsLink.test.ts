import { ApolloClient, ApolloLink, execute, gql, InMemoryCache } from '@apollo/client';
import { firstValueFrom, of } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { setLocale } from '#web/locale/language.ts';
import { aUserError } from '#web/testing/aUserError.ts';
import { sayingProblems } from './sayingProblems.ts';

const PLACE = gql`
  mutation Place {
    placeOrder {
      errors {
        reason
        params
        message
      }
    }
  }
`;
const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

afterEach(() => setLocale('en'));

function answered(answer: ApolloLink.Result): Promise<ApolloLink.Result> {
  const link = ApolloLink.from([sayingProblems(), new ApolloLink(() => of(answer))]);
  return firstValueFrom(execute(link, { query: PLACE }, { client }));
}

const short = aUserError({ reason: 'ONLY_LEFT', params: { count: 2 }, message: 'Only 2 left.' });

test('the problems of a payload come in the language of the shopper', async () => {
  await setLocale('ne');
  const { data } = await answered({
    data: { placeOrder: { order: null, errors: [short] }, store: { name: 'A' } },
  });
  expect(data).toEqual({
    placeOrder: { order: null, errors: [{ ...short, message: '२ मात्र बाँकी छ।', english: short.message }] },
    store: { name: 'A' },
  });
});

test('so does a refusal of the whole', async () => {
  await setLocale('ne');
  const extensions = { code: 'RATE_LIMITED', reason: 'TOO_MANY_ATTEMPTS', params: { seconds: 30 } };
  const { errors } = await answered({ data: null, errors: [{ message: 'Too many attempts.', extensions }] });
  expect(errors?.[0]?.message).toContain('३० सेकेन्ड');
});

test('so does a store that cannot answer', async () => {
  await setLocale('ne');
  const extensions = { code: 'UNAVAILABLE', retryAfter: 2, requestId: 'r' };
  const { errors } = await answered({ data: null, errors: [{ message: 'The store cannot.', extensions }] });
  expect(errors?.[0]?.message).toContain('केही सेकेन्डपछि');
});

test('in English an answer stays as it came', async () => {
  const answer = { data: { placeOrder: { errors: [short] } } };
  expect(await answered(answer)).toEqual(answer);
});
