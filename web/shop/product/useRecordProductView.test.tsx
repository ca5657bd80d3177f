import { ApolloLink } from '@apollo/client';
import { act } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { throwError } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { sessionAtom, signedOutSession } from '#web/session/session.atoms.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { recordToasts } from '#web/testing/recordToasts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { useRecordProductView } from './useRecordProductView.ts';

function Product() {
  useRecordProductView('ring');
  return <h1>A ring</h1>;
}

test('a failure to save a viewed product is ignored', async () => {
  const toasts = recordToasts();
  const consoleErrorSpy = vi.spyOn(console, 'error');
  const requests: { name: string | undefined; quiet: boolean | undefined }[] = [];
  const store = createStore();
  store.set(sessionAtom, {
    ...signedOutSession,
    viewer: createViewer(),
  });
  renderScreen(
    <Provider store={store}>
      <Product />
    </Provider>,
    {
      link: new ApolloLink((operation) => {
        if (operation.operationName === 'RecordProductView')
          requests.push({ name: operation.operationName, quiet: operation.getContext().quiet });
        return throwError(() => new TypeError('Failed to fetch'));
      }),
    },
  );
  await act(() => new Promise(setImmediate));
  expect(requests).toEqual([{ name: 'RecordProductView', quiet: true }]);
  expect(toasts).toEqual([]);
  expect(consoleErrorSpy).not.toHaveBeenCalled();
});
