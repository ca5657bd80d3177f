import { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { NoPanAlert } from './NoPanAlert.tsx';

const storeWith = (pan: string, answered = vi.fn()) =>
  new ApolloLink(() => {
    answered();
    return of({ data: { store: { __typename: 'StoreSettings', ...DEFAULT_SETTINGS, pan } } });
  });

test('it is said that invoices have no PAN, until there is one', async () => {
  renderScreen(<NoPanAlert />, { link: storeWith('') });
  expect((await screen.findByRole('alert')).textContent).toContain('Invoices are printed without a PAN');
});

test('a store that has its PAN is not told so', async () => {
  const answered = vi.fn();
  renderScreen(<NoPanAlert />, { link: storeWith('301234567', answered) });
  await waitFor(() => expect(answered).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
});
