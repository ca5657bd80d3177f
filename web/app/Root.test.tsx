import { ApolloLink } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { Route, Routes } from 'react-router-dom';
import { NEVER, type Observable, of } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#web/paths.ts';
import { left } from '#web/session/leaving.ts';
import { SessionSync } from '#web/session/SessionSync.tsx';
import { sessionAtom, signedOut } from '#web/session/session.atoms.ts';
import { isTokenValid, keepSession } from '#web/session/token/tokenStore.ts';
import { useSession } from '#web/session/useSession.ts';
import { aViewer } from '#web/testing/aViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { Root } from './Root.tsx';

const asha = aViewer({ role: 'ADMIN' });

let asked: { name: string | undefined; isSignedIn: boolean }[];

beforeEach(async () => {
  // Fetched when it is first shown.
  await import('./ViewerSync.tsx');
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  asked = [];
  keepSession('t'.repeat(60), asha);
  getDefaultStore().set(sessionAtom, { ...signedOut, viewer: asha });
});

const link = new ApolloLink(({ operationName: name }): Observable<ApolloLink.Result> => {
  asked.push({ name, isSignedIn: isTokenValid() });
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

test('who logs out in the back office is not asked about in the shop that they come out in', async () => {
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
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('Consent'));
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Home' });
  await waitFor(() => expect(getDefaultStore().get(sessionAtom).viewer).toBeNull());
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('Logout'));
  expect(asked.filter(({ isSignedIn }) => !isSignedIn).map(({ name }) => name)).toEqual(['Logout']);
});

test('what is asked after a logout waits until the screen that is left is gone', async () => {
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
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('Consent'));
  const remove = Storage.prototype.removeItem;
  const shown: (string | null)[] = [];
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function removing(this: Storage, key) {
    remove.call(this, key);
    if (key === 'authToken') void left().then(() => shown.push(document.body.textContent));
  });

  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('Logout'));
  await waitFor(() => expect(shown).toEqual(['Home']));
});
