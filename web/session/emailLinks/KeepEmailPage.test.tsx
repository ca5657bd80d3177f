import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of, throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { createUserError } from '#web/testing/createUserError.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { KeepEmailPage } from './KeepEmailPage.tsx';

/** Opens the page and returns the tokens it sends. Requests fail if `result` is null. */
function openPage(result: { isUndone: boolean | null; errors?: object[] } | null) {
  const tokens: string[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'ObjectToEmailChange') tokens.push(variables.input.token);
    if (!result) return throwError(() => new Error('Failed to fetch'));
    const payload = { __typename: 'ObjectToEmailChangePayload', errors: [], ...result };
    return of({ data: { objectToEmailChange: payload } });
  });
  renderScreen(<KeepEmailPage />, { link, at: '/keep-email?token=mailed' });
  return tokens;
}

const keepAddress = () => userEvent.click(screen.getByRole('button', { name: 'Keep this address' }));

test('opening the link changes nothing; the address is kept only after a click', async () => {
  const tokens = openPage({ isUndone: false });
  expect(tokens).toEqual([]);
  await keepAddress();
  expect(tokens).toEqual(['mailed']);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^The change to a new address was cancelled\./,
  );
  expect(screen.getByRole('link', { name: 'Reset your password' })).toBeTruthy();
});

test('undoes a change that was already made, and sends a password link', async () => {
  openPage({ isUndone: true });
  await keepAddress();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Your account uses this address again/);
});

test('for a used or expired link, the page offers a password reset', async () => {
  openPage({ isUndone: null, errors: [createUserError({ reason: 'LINK_EXPIRED', message: 'Expired.' })] });
  await keepAddress();
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^This link has expired or has already been used\./,
  );
  expect(screen.getByRole('link', { name: 'Reset your password' })).toBeTruthy();
});

test('the button can be clicked again after a failed request', async () => {
  const tokens = openPage(null);
  await keepAddress();
  expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t keep the address|no connection/i);
  await keepAddress();
  expect(tokens).toHaveLength(2);
});
