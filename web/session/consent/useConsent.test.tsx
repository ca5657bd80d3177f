import { ApolloLink } from '@apollo/client';
import { fireEvent, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { createViewer } from '#web/testing/createViewer.ts';
import { recordToasts } from '#web/testing/recordToasts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { sessionAtom } from '../session.atoms.ts';
import { useConsent } from './useConsent.ts';

const viewer = createViewer();

function DeclineButton() {
  const { isKnown, setConsent } = useConsent();
  const [isSaved, setSaved] = useState(false);
  if (!isKnown) return null;
  return (
    <button type="button" onClick={() => void setConsent(false).then(() => setSaved(true))}>
      {isSaved ? 'Answered' : 'No'}
    </button>
  );
}

/** Declines consent after the choice `previousConsent`. Returns the toasts shown. */
async function declineConsent(previousConsent: boolean | null) {
  const toasts = recordToasts();
  const store = createStore();
  store.set(sessionAtom, { viewer, isLoading: false, error: null });
  const user = { __typename: 'User', id: viewer.id };
  const results: Record<string, object> = {
    Consent: { me: { ...user, hasActivityConsent: previousConsent } },
    SetActivityConsent: {
      setActivityConsent: {
        __typename: 'SetActivityConsentPayload',
        user: { ...user, hasActivityConsent: false },
        errors: [],
      },
    },
  };
  const link = new ApolloLink(({ operationName = '' }) =>
    results[operationName] ? of({ data: results[operationName] }) : NEVER,
  );
  renderScreen(
    <Provider store={store}>
      <DeclineButton />
    </Provider>,
    { link },
  );
  fireEvent.click(await screen.findByText('No'));
  await screen.findByText('Answered');
  return toasts.map(({ text }) => text);
}

test('declining for the first time does not mention deletion', async () => {
  expect(await declineConsent(null)).toEqual([]);
});

test('withdrawing consent shows that the recorded activity was deleted', async () => {
  expect(await declineConsent(true)).toEqual(['Your recorded activity has been deleted']);
});
