import { ApolloLink } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { of, throwError } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { createUserError } from '#web/testing/createUserError.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { sessionAtom, signedOutSession } from '../session.atoms.ts';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';

beforeEach(() => getDefaultStore().set(sessionAtom, signedOutSession));

interface VerifyEmailResult {
  verified: boolean;
  errors?: object[];
}

/** Opens the page and returns the tokens it sends. Each request gets the next payload; later requests fail. */
function openPage(...payloads: VerifyEmailResult[]) {
  const tokens: string[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'VerifyEmail') return throwError(() => new Error('Failed to fetch'));
    tokens.push(variables.input.token);
    const payload = payloads[tokens.length - 1];
    if (!payload) return throwError(() => new Error('Failed to fetch'));
    return of({ data: { verifyEmail: { __typename: 'VerifyEmailPayload', errors: [], ...payload } } });
  });
  renderScreen(<VerifyEmailPage />, { link, at: '/verify-email?token=mailed' });
  return tokens;
}

const createSignInRequiredPayload = (params: object = {}) => ({
  verified: false,
  errors: [createUserError({ reason: 'LINK_REQUIRES_SIGN_IN', params, message: 'Sign in first.' })],
});

test('uses the link once, immediately', async () => {
  const tokens = openPage({ verified: true });
  expect(await screen.findByText('Your email address is confirmed.')).toBeTruthy();
  expect(tokens).toEqual(['mailed']);
});

test('a changed address requires a sign-in, shows when the link will work without a sign-in, and is confirmed afterwards', async () => {
  const tokens = openPage(createSignInRequiredPayload({ from: '2026-11-30T06:00:00Z' }), { verified: true });
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(screen.getByText(/open the link again after 30 Nov 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Reset your password' })).toBeTruthy();
  act(() => getDefaultStore().set(sessionAtom, { ...signedOutSession, viewer: createViewer() }));
  expect(await screen.findByText('Your email address is confirmed.')).toBeTruthy();
  expect(tokens).toEqual(['mailed', 'mailed']);
});

test('an invalid link shows the reason and a link to the account', async () => {
  openPage({
    verified: false,
    errors: [createUserError({ reason: 'LINK_EXPIRED', message: 'This link has expired.' })],
  });
  expect(await screen.findByText('Your address could not be confirmed.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('This link has expired.');
  expect(screen.getByRole('link', { name: 'Go to your account' })).toBeTruthy();
});

test('a failed request confirms nothing', async () => {
  openPage();
  expect(await screen.findByText('Your address could not be confirmed.')).toBeTruthy();
});
