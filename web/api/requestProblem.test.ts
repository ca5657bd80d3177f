import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { requestProblem } from './requestProblem.ts';

const graphQL = (code: string, message = 'No.') =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
const http = (status: number, bodyText = '') =>
  new ServerError('Response not successful', { response: new Response(null, { status }), bodyText });

test.each([
  [
    'no answer in time',
    new DOMException('late', 'TimeoutError'),
    'Request timeout. Please check your connection.',
  ],
  [
    'no connection',
    new TypeError('Failed to fetch'),
    'Unable to connect to server. Please check your internet connection.',
  ],
  ['no answer for another reason', new Error('torn'), 'Network error. Please try again.'],
  ['a forbidden action', graphQL('FORBIDDEN'), 'You do not have permission to perform this action.'],
  ['a failure of the server', graphQL('INTERNAL_SERVER_ERROR'), 'Server error. Please try again later.'],
  ['a store that cannot answer', graphQL('UNAVAILABLE'), 'Server error. Please try again later.'],
  ['a server that is down', http(503), 'Server error. Please try again later.'],
])('%s is reported with a text from the catalogue', (_case, error, message) => {
  expect(requestProblem(error)).toMatchObject({ message });
});

test.each([
  [graphQL('UNAUTHENTICATED', 'Token expired.'), 'Your session has expired. Please login again.'],
  [graphQL('UNAUTHENTICATED'), 'Authentication required. Please login.'],
  [http(401), 'Authentication required. Please login.'],
  [http(401, '{"message":"Token expired"}'), 'Your session has expired. Please login again.'],
])('an unauthenticated response ends the session in this browser', (error, message) => {
  expect(requestProblem(error)).toEqual({ message, endsSession: true });
});

test('an error that the screen explains shows no toast', () => {
  expect(requestProblem(graphQL('NOT_FOUND'))).toBeNull();
  expect(requestProblem(new DOMException('gone', 'AbortError'))).toBeNull();
});

test('a forbidden action reports the missing permission', () => {
  const forbiddenError = new CombinedGraphQLErrors({
    errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN', permission: 'REFUND_ORDERS' } }],
  });
  expect(requestProblem(forbiddenError)).toMatchObject({ isForbidden: true, permission: 'REFUND_ORDERS' });
});
