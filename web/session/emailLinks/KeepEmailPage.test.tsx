import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of, throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { aUserError } from '#web/testing/aUserError.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { KeepEmailPage } from './KeepEmailPage.tsx';

/** The page of a mailed link, and the tokens that it has sent; without an answer the store is away. */
function open(answer: { isUndone: boolean | null; errors?: object[] } | null) {
  const tokens: string[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'ObjectToEmailChange') tokens.push(variables.input.token);
    if (!answer) return throwError(() => new Error('Failed to fetch'));
    const payload = { __typename: 'ObjectToEmailChangePayload', errors: [], ...answer };
    return of({ data: { objectToEmailChange: payload } });
  });
  renderScreen(<KeepEmailPage />, { link, at: '/keep-email?token=mailed' });
  return tokens;
}

const keep = () => userEvent.click(screen.getByRole('button', { name: 'Keep this address' }));

test('opening the link changes nothing: a click keeps the address', async () => {
  const tokens = open({ isUndone: false });
  expect(tokens).toEqual([]);
  await keep();
  expect(tokens).toEqual(['mailed']);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The new address was cancelled\./);
  expect(screen.getByRole('link', { name: 'Reset your password' })).toBeTruthy();
});

test('a change that had happened is undone, and a link for a new password is on its way', async () => {
  open({ isUndone: true });
  await keep();
  expect((await screen.findByRole('alert')).textContent).toMatch(/has this address again/);
});

test('a link that was used or has expired leads to a new password', async () => {
  open({ isUndone: null, errors: [aUserError({ reason: 'LINK_EXPIRED', message: 'Expired.' })] });
  await keep();
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^This link has expired or was used before\./,
  );
  expect(screen.getByRole('link', { name: 'Reset your password' })).toBeTruthy();
});

test('while the store is away, the click can be repeated', async () => {
  const tokens = open(null);
  await keep();
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be kept|no connection/i);
  await keep();
  expect(tokens).toHaveLength(2);
});
