import { act, fireEvent, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApolloClient } from '#web/app/requests/apollo.ts';
import { paths } from '#web/paths.ts';
import { createUserError } from '#web/testing/createUserError.ts';
import { createViewer, toUser } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import {
  createFetch,
  failNetwork,
  respondWith,
  respondWithError,
  type ServerResponse,
} from '#web/testing/serverResponses.ts';
import { sessionAtom, signedOutSession } from '../session.atoms.ts';
import { LoginPage } from './LoginPage.tsx';

const WRONG_PASSWORD_TEXT = 'Email or password is incorrect.';
const asha = toUser(createViewer());

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  getDefaultStore().set(sessionAtom, signedOutSession);
});
async function submitForm() {
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

const respondWithPayload = (payload: { user: object | null; token: string | null; errors: object[] }) =>
  respondWith({ login: { __typename: 'SignInPayload', refreshToken: null, deviceToken: null, ...payload } });
const wrongPasswordResponse = respondWithPayload({
  user: null,
  token: null,
  errors: [createUserError({ code: 'INVALID', field: null, message: WRONG_PASSWORD_TEXT })],
});

test.each<[what: string, text: string, failure: ServerResponse]>([
  ['a problem from the server', WRONG_PASSWORD_TEXT, wrongPasswordResponse],
  ['a server error', 'Login failed', respondWithError(500)],
  ['a lost connection', 'Login failed', failNetwork],
])('%s shows “%s”, and the typed values are kept for a retry', async (_case, text, failure) => {
  const responses: Record<string, ServerResponse> = { Login: failure };
  vi.stubGlobal('fetch', createFetch(responses));
  renderScreen(
    <Routes>
      <Route path={paths.login} element={<LoginPage />} />
      <Route path={paths.dashboard} element={<h1>The dashboard</h1>} />
    </Routes>,
    { at: paths.login, client: createApolloClient() },
  );
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: asha.email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'five small gold rings' } });
  await submitForm();
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(asha.email);

  responses.Login = respondWithPayload({ user: asha, token: 't'.repeat(60), errors: [] });
  await submitForm();
  expect(screen.getByText('The dashboard')).toBeDefined();
});
