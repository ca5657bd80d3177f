import { ApolloLink } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { Route, Routes } from 'react-router-dom';
import { NEVER, type Observable, of } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#web/paths.ts';
import { waitForLogout } from '#web/session/logoutBarrier.ts';
import { SessionSync } from '#web/session/SessionSync.tsx';
import { sessionAtom, signedOutSession } from '#web/session/session.atoms.ts';
import { isTokenValid, storeSession } from '#web/session/token/tokenStore.ts';
import { useSession } from '#web/session/useSession.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { Root } from './Root.tsx';

const asha = createViewer({ role: 'ADMIN' });

let requests: { name: string | undefined; isSignedIn: boolean }[];

beforeEach(async () => {
  // Loaded lazily, so import it before the tests.
  await import('./ViewerSync.tsx');
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  requests = [];
  storeSession('t'.repeat(60), asha);
  getDefaultStore().set(sessionAtom, { ...signedOutSession, viewer: asha });
});

const link = new ApolloLink(({ operationName: name }): Observable<ApolloLink.Result> => {
  requests.push({ name, isSignedIn: isTokenValid() });
  return name === 'Logout' ? of({ data: { logout: { __typename: 'LogoutPayload', ended: true } } }) : NEVER;
});

function LogoutButton() {
  const { logout } = useSession();
  return (
    <button type="button" onClick={logout}>
      Logout
    </button>
  );
}

test('after a logout in the back office the shop sends no request about the viewer', async () => {
  renderScreen(
    <>
      <Root />
      <Routes>
        <Route path={paths.home} element={<h1>Home</h1>} />
        <Route path="*" element={<LogoutButton />} />
      </Routes>
    </>,
    { path: '*', at: paths.admin, link },
  );
  await waitFor(() => expect(requests.map(({ name }) => name)).toContain('Consent'));
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Home' });
  await waitFor(() => expect(getDefaultStore().get(sessionAtom).viewer).toBeNull());
  await waitFor(() => expect(requests.map(({ name }) => name)).toContain('Logout'));
  expect(requests.filter(({ isSignedIn }) => !isSignedIn).map(({ name }) => name)).toEqual(['Logout']);
});

test('a request made after a logout waits until the previous screen is gone', async () => {
  renderScreen(
    <>
      <SessionSync />
      <Root />
      <Routes>
        <Route path={paths.home} element={<h1>Home</h1>} />
        <Route path="*" element={<LogoutButton />} />
      </Routes>
    </>,
    { path: '*', at: paths.admin, link },
  );
  await waitFor(() => expect(requests.map(({ name }) => name)).toContain('Consent'));
  const removeItem = Storage.prototype.removeItem;
  const screenTexts: (string | null)[] = [];
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function removing(this: Storage, key) {
    removeItem.call(this, key);
    if (key === 'authToken') void waitForLogout().then(() => screenTexts.push(document.body.textContent));
  });

  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(requests.map(({ name }) => name)).toContain('Logout'));
  await waitFor(() => expect(screenTexts).toEqual(['Home']));
});
