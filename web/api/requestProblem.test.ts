import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { toRequestProblem } from './requestProblem.ts';

const createGraphQLError = (code: string, message = 'No.') =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
const createHttpError = (status: number, bodyText = '') =>
  new ServerError('Response not successful', { response: new Response(null, { status }), bodyText });

test.each([
  [
    'no response in time',
    new DOMException('late', 'TimeoutError'),
    'Request timeout. Please check your connection.',
  ],
  [
    'no connection',
    new TypeError('Failed to fetch'),
    'Unable to connect to server. Please check your internet connection.',
  ],
  ['no response for another reason', new Error('torn'), 'Network error. Please try again.'],
  [
    'a forbidden action',
    createGraphQLError('FORBIDDEN'),
    'You do not have permission to perform this action.',
  ],
  ['a server error', createGraphQLError('INTERNAL_SERVER_ERROR'), 'Server error. Please try again later.'],
  ['an unavailable store', createGraphQLError('UNAVAILABLE'), 'Server error. Please try again later.'],
  ['a server that is down', createHttpError(503), 'Server error. Please try again later.'],
])('%s is reported with a text from the catalogue', (_case, error, message) => {
  expect(toRequestProblem(error)).toMatchObject({ message });
});

test.each([
  [createGraphQLError('UNAUTHENTICATED', 'Token expired.'), 'Your session has expired. Please login again.'],
  [createGraphQLError('UNAUTHENTICATED'), 'Authentication required. Please login.'],
  [createHttpError(401), 'Authentication required. Please login.'],
  [createHttpError(401, '{"message":"Token expired"}'), 'Your session has expired. Please login again.'],
])('an unauthenticated response ends the session in this browser', (error, message) => {
  expect(toRequestProblem(error)).toEqual({ message, endsSession: true });
});

test('an error that the screen explains shows no toast', () => {
  expect(toRequestProblem(createGraphQLError('NOT_FOUND'))).toBeNull();
  expect(toRequestProblem(new DOMException('gone', 'AbortError'))).toBeNull();
});

test('a forbidden action reports the missing permission', () => {
  const forbiddenError = new CombinedGraphQLErrors({
    errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN', permission: 'REFUND_ORDERS' } }],
  });
  expect(toRequestProblem(forbiddenError)).toMatchObject({ isForbidden: true, permission: 'REFUND_ORDERS' });
});
