import { ApolloLink } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { of, throwError } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { aUserError } from '#web/testing/aUserError.ts';
import { aViewer } from '#web/testing/aViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { sessionAtom, signedOut } from '../session.atoms.ts';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';

beforeEach(() => getDefaultStore().set(sessionAtom, signedOut));

interface Answer {
  verified: boolean;
  errors?: object[];
}

/** The page of a mailed link, and the tokens that it has sent, each answered by the next; the store is away after them. */
function open(...answers: Answer[]) {
  const tokens: string[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'VerifyEmail') return throwError(() => new Error('Failed to fetch'));
    tokens.push(variables.input.token);
    const answer = answers[tokens.length - 1];
    if (!answer) return throwError(() => new Error('Failed to fetch'));
    return of({ data: { verifyEmail: { __typename: 'VerifyEmailPayload', errors: [], ...answer } } });
  });
  renderScreen(<VerifyEmailPage />, { link, at: '/verify-email?token=mailed' });
  return tokens;
}

const signInFirst = (params: object = {}) => ({
  verified: false,
  errors: [aUserError({ reason: 'SIGN_IN_OR_WAIT', params, message: 'Sign in first.' })],
});

test('the link is used once, at once', async () => {
  const tokens = open({ verified: true });
  expect(await screen.findByText('Your email address is confirmed.')).toBeTruthy();
  expect(tokens).toEqual(['mailed']);
});

test('a changed address asks for a sign-in, says from when the link works without one, and is confirmed after it', async () => {
  const tokens = open(signInFirst({ from: '2026-11-30T06:00:00Z' }), { verified: true });
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(screen.getByText(/open the link again from 30 Nov 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Reset your password' })).toBeTruthy();
  act(() => getDefaultStore().set(sessionAtom, { ...signedOut, viewer: aViewer() }));
  expect(await screen.findByText('Your email address is confirmed.')).toBeTruthy();
  expect(tokens).toEqual(['mailed', 'mailed']);
});

test('a link that is not good any more says why, with the way to the account', async () => {
  open({
    verified: false,
    errors: [aUserError({ reason: 'LINK_EXPIRED', message: 'This link has expired.' })],
  });
  expect(await screen.findByText('Your address could not be confirmed.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('This link has expired.');
  expect(screen.getByRole('link', { name: 'Go to your account' })).toBeTruthy();
});

test('while the store is away, nothing is confirmed', async () => {
  open();
  expect(await screen.findByText('Your address could not be confirmed.')).toBeTruthy();
});
