import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { NEVER, type Observable, of, throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { paths } from '#web/paths.ts';
import { createUserError } from '#web/testing/createUserError.ts';
import { createViewer, toUser } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ForgottenPasswordPage } from '../emailLinks/ForgottenPasswordPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { RegisterPage } from './RegisterPage.tsx';

const EMAIL_TAKEN_MESSAGE = 'There is already an account with this address. Sign in or reset your password.';

test.each(['Sign in', 'Reset your password'])(
  'an address that already has an account is reported in the form, and “%s” passes the address on',
  async (name) => {
    openPage({
      user: null,
      token: null,
      errors: [{ code: 'EMAIL_TAKEN', field: 'email', message: EMAIL_TAKEN_MESSAGE }],
    });
    register('sita@example.com');

    expect(await screen.findByText(EMAIL_TAKEN_MESSAGE)).toBeDefined();
    fireEvent.click(await screen.findByText(name));

    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('sita@example.com');
  },
  // The first test that renders the sign-in screens waits for their modules.
  20_000,
);

test('after registration the shopper is asked to check their email, and can continue from there', async () => {
  const user = toUser(createViewer({ email: 'sita@example.com', name: 'Sita Rai' }));
  openPage({ user, token: 't'.repeat(60), errors: [] });
  register('sita@example.com');

  expect(await screen.findByText('Check your email')).toBeDefined();
  expect(screen.getByText(/We’ve sent a link to sita@example\.com/)).toBeDefined();
  fireEvent.click(screen.getByText('Continue'));
  expect(await screen.findByText('The dashboard')).toBeDefined();
});

test('the form refuses a password based on the shopper’s name, and the server refuses a common password', async () => {
  const commonPasswordText = 'This password is too common, so it’s easy to guess. Choose another one.';
  openPage({
    user: null,
    token: null,
    errors: [{ code: 'INVALID', field: 'password', message: commonPasswordText }],
  });
  register('sita@example.com', 'sita-rai-2083');
  expect(
    await screen.findByText(/^Passwords based on your name, your email or the store’s name/),
  ).toBeDefined();
  expect(screen.queryByText(commonPasswordText)).toBeNull();

  register('sita@example.com', 'basketball');
  expect(await screen.findByText(commonPasswordText)).toBeDefined();
});

const registrationClosedText = 'No accounts are opened today.';

test.each<[what: string, text: string, failure: () => Observable<ApolloLink.Result>]>([
  [
    'a problem from the server',
    registrationClosedText,
    () =>
      respondWithResult({
        user: null,
        token: null,
        errors: [{ code: 'CONFLICT', field: null, message: registrationClosedText }],
      }),
  ],
  ['a server error', 'Registration failed', () => respondWithError(500)],
  ['a lost connection', 'Registration failed', () => throwError(() => new TypeError('Failed to fetch'))],
])('%s shows “%s”, and the typed values are kept', async (_case, text, failure) => {
  openWithResponse(failure);
  register('new@example.com');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Sita Rai');
});

interface RegisterResult {
  user: object | null;
  token: string | null;
  errors: Parameters<typeof createUserError>[0][];
}

function respondWithError(status: number): Observable<ApolloLink.Result> {
  return throwError(
    () => new ServerError('No.', { response: new Response(null, { status }), bodyText: 'No.' }),
  );
}

function respondWithResult(result: RegisterResult): Observable<ApolloLink.Result> {
  const payload = {
    __typename: 'SignInPayload',
    refreshToken: result.token,
    deviceToken: null,
    ...result,
    errors: result.errors.map(createUserError),
  };
  return of({ data: { register: payload } });
}

function openPage(result: RegisterResult) {
  openWithResponse(() => respondWithResult(result));
}

function openWithResponse(result: () => Observable<ApolloLink.Result>) {
  renderScreen(
    <Routes>
      <Route path={paths.register} element={<RegisterPage />} />
      <Route path={paths.login} element={<LoginPage />} />
      <Route path={paths.forgottenPassword} element={<ForgottenPasswordPage />} />
      <Route path={paths.dashboard} element={<p>The dashboard</p>} />
    </Routes>,
    {
      at: paths.register,
      link: new ApolloLink(({ operationName }) => (operationName === 'Register' ? result() : NEVER)),
    },
  );
}

function register(email: string, password = 'five small gold rings') {
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'Sita Rai' } });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByText('Create account'));
}
