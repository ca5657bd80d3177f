import { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { NoPanAlert } from './NoPanAlert.tsx';

const createStoreLink = (pan: string, onRequest = vi.fn()) =>
  new ApolloLink(() => {
    onRequest();
    return of({ data: { store: { __typename: 'StoreSettings', ...DEFAULT_SETTINGS, pan } } });
  });

test('warns while the store has no PAN on its invoices', async () => {
  renderScreen(<NoPanAlert />, { link: createStoreLink('') });
  expect((await screen.findByRole('alert')).textContent).toContain('Invoices are printed without a PAN');
});

test('shows nothing once the store has a PAN', async () => {
  const onRequest = vi.fn();
  renderScreen(<NoPanAlert />, { link: createStoreLink('301234567', onRequest) });
  await waitFor(() => expect(onRequest).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
});
