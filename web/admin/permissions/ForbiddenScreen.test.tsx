import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { keepSession } from '#web/session/token/tokenStore.ts';
import { useMay } from '#web/session/useMay.ts';
import { aViewer, toUser } from '#web/testing/aViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ScreenNotYours } from './ScreenNotYours.tsx';

function Till() {
  const may = useMay();
  return may('manageOrders') ? <h1>Counter sale</h1> : <ScreenNotYours action="manageOrders" />;
}

test('a right that was given meanwhile opens the screen without loading it anew', async () => {
  const viewer = aViewer({ role: 'ADMIN', permissions: ['enterAdmin'] });
  keepSession('t'.repeat(60), viewer);
  const me = toUser({ ...viewer, permissions: ['enterAdmin', 'manageOrders'] });
  const link = new ApolloLink(({ operationName }) =>
    of({ data: operationName === 'Viewer' ? { me } : { staffWithPermission: [] } }),
  );
  renderScreen(<Till />, { viewer, link });
  expect(screen.getByText('You don’t have access to this page')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Counter sale' })).toBeDefined();
});
