import { ApolloLink } from '@apollo/client';
import { act } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { throwError } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { sessionAtom, signedOut } from '#web/session/session.atoms.ts';
import { aViewer } from '#web/testing/aViewer.ts';
import { listenToToasts } from '#web/testing/listenToToasts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { useLookedAt } from './useLookedAt.ts';

function Product() {
  useLookedAt('ring');
  return <h1>A ring</h1>;
}

test('a list of looked-at pieces that cannot be kept is nobody’s worry', async () => {
  const said = listenToToasts();
  const inConsole = vi.spyOn(console, 'error');
  const asked: { name: string | undefined; quiet: boolean | undefined }[] = [];
  const store = createStore();
  store.set(sessionAtom, {
    ...signedOut,
    viewer: aViewer(),
  });
  renderScreen(
    <Provider store={store}>
      <Product />
    </Provider>,
    {
      link: new ApolloLink((operation) => {
        if (operation.operationName === 'RecordProductView')
          asked.push({ name: operation.operationName, quiet: operation.getContext().quiet });
        return throwError(() => new TypeError('Failed to fetch'));
      }),
    },
  );
  await act(() => new Promise(setImmediate));
  expect(asked).toEqual([{ name: 'RecordProductView', quiet: true }]);
  expect(said).toEqual([]);
  expect(inConsole).not.toHaveBeenCalled();
});
