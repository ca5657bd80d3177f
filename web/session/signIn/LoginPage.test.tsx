import { act, fireEvent, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApolloClient } from '#web/app/requests/apollo.ts';
import { paths } from '#web/paths.ts';
import { aUserError } from '#web/testing/aUserError.ts';
import { aViewer, toUser } from '#web/testing/aViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answered, lost, refused, type StoreAnswer, storeAnswering } from '#web/testing/storeAnswers.ts';
import { sessionAtom, signedOut } from '../session.atoms.ts';
import { LoginPage } from './LoginPage.tsx';

const WRONG = 'Email or password is incorrect.';
const asha = toUser(aViewer());

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  getDefaultStore().set(sessionAtom, signedOut);
});
async function send() {
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

const answering = (answer: { user: object | null; token: string | null; errors: object[] }) =>
  answered({ login: { __typename: 'SignInPayload', refreshToken: null, deviceToken: null, ...answer } });
const wrong = answering({
  user: null,
  token: null,
  errors: [aUserError({ code: 'INVALID', field: null, message: WRONG })],
});

test.each<[what: string, text: string, failure: StoreAnswer]>([
  ['a store that says why', WRONG, wrong],
  ['a store that fails', 'Login failed', refused(500)],
  ['a lost connection', 'Login failed', lost],
])('%s: “%s”, and what was typed is kept for another try', async (_what, text, failure) => {
  const answers: Record<string, StoreAnswer> = { Login: failure };
  vi.stubGlobal('fetch', storeAnswering(answers));
  renderScreen(
    <Routes>
      <Route path={paths.login} element={<LoginPage />} />
      <Route path={paths.dashboard} element={<h1>The dashboard</h1>} />
    </Routes>,
    { at: paths.login, client: createApolloClient() },
  );
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: asha.email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'five small gold rings' } });
  await send();
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(asha.email);

  answers.Login = answering({ user: asha, token: 't'.repeat(60), errors: [] });
  await send();
  expect(screen.getByText('The dashboard')).toBeDefined();
});
