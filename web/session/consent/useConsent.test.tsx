import { ApolloLink } from '@apollo/client';
import { fireEvent, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { aViewer } from '#web/testing/aViewer.ts';
import { listenToToasts } from '#web/testing/listenToToasts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { sessionAtom } from '../session.atoms.ts';
import { useConsent } from './useConsent.ts';

const viewer = aViewer();

function Answers() {
  const { isKnown, answer } = useConsent();
  const [isAnswered, setAnswered] = useState(false);
  if (!isKnown) return null;
  return (
    <button type="button" onClick={() => void answer(false).then(() => setAnswered(true))}>
      {isAnswered ? 'Answered' : 'No'}
    </button>
  );
}

/** Says no where `before` was answered last, and answers what was said about it. */
async function sayNo(before: boolean | null) {
  const said = listenToToasts();
  const store = createStore();
  store.set(sessionAtom, { viewer, isLoading: false, error: null });
  const user = { __typename: 'User', id: viewer.id };
  const answers: Record<string, object> = {
    Consent: { me: { ...user, hasActivityConsent: before } },
    SetActivityConsent: {
      setActivityConsent: {
        __typename: 'SetActivityConsentPayload',
        user: { ...user, hasActivityConsent: false },
        errors: [],
      },
    },
  };
  const link = new ApolloLink(({ operationName = '' }) =>
    answers[operationName] ? of({ data: answers[operationName] }) : NEVER,
  );
  renderScreen(
    <Provider store={store}>
      <Answers />
    </Provider>,
    { link },
  );
  fireEvent.click(await screen.findByText('No'));
  await screen.findByText('Answered');
  return said.map(({ text }) => text);
}

test('who declines when asked hears of nothing deleted', async () => {
  expect(await sayNo(null)).toEqual([]);
});

test('who withdraws a consent hears that what was recorded is gone', async () => {
  expect(await sayNo(true)).toEqual(['Your recorded activity has been deleted']);
});
