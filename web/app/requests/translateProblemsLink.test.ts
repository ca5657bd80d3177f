import { ApolloClient, ApolloLink, execute, gql, InMemoryCache } from '@apollo/client';
import { firstValueFrom, of } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { setLocale } from '#web/locale/language.ts';
import { createUserError } from '#web/testing/createUserError.ts';
import { createTranslateProblemsLink } from './translateProblemsLink.ts';

const PLACE_ORDER = gql`
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

function translate(result: ApolloLink.Result): Promise<ApolloLink.Result> {
  const link = ApolloLink.from([createTranslateProblemsLink(), new ApolloLink(() => of(result))]);
  return firstValueFrom(execute(link, { query: PLACE_ORDER }, { client }));
}

const stockError = createUserError({
  reason: 'INSUFFICIENT_STOCK',
  params: { count: 2 },
  message: 'Only 2 left.',
});

test('translates the problems of a payload into the shopper’s language', async () => {
  await setLocale('ne');
  const { data } = await translate({
    data: { placeOrder: { order: null, errors: [stockError] }, store: { name: 'A' } },
  });
  expect(data).toEqual({
    placeOrder: {
      order: null,
      errors: [{ ...stockError, message: '२ मात्र बाँकी छ।', english: stockError.message }],
    },
    store: { name: 'A' },
  });
});

test('translates a refused request', async () => {
  await setLocale('ne');
  const extensions = { code: 'RATE_LIMITED', reason: 'TOO_MANY_ATTEMPTS', params: { seconds: 30 } };
  const { errors } = await translate({ data: null, errors: [{ message: 'Too many attempts.', extensions }] });
  expect(errors?.[0]?.message).toContain('३० सेकेन्ड');
});

test('translates a server error', async () => {
  await setLocale('ne');
  const extensions = { code: 'UNAVAILABLE', retryAfter: 2, requestId: 'r' };
  const { errors } = await translate({ data: null, errors: [{ message: 'The store cannot.', extensions }] });
  expect(errors?.[0]?.message).toContain('केही सेकेन्डपछि');
});

test('leaves an English response unchanged', async () => {
  const result = { data: { placeOrder: { errors: [stockError] } } };
  expect(await translate(result)).toEqual(result);
});
