import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { storeSession } from '#web/session/token/tokenStore.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { createViewer, toUser } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';

function Till() {
  const can = useHasPermission();
  return can('manageOrders') ? <h1>Counter sale</h1> : <ForbiddenScreen action="manageOrders" />;
}

test('the screen opens without a reload after the permission is granted', async () => {
  const viewer = createViewer({ role: 'ADMIN', permissions: ['enterAdmin'] });
  storeSession('t'.repeat(60), viewer);
  const me = toUser({ ...viewer, permissions: ['enterAdmin', 'manageOrders'] });
  const link = new ApolloLink(({ operationName }) =>
    of({ data: operationName === 'Viewer' ? { me } : { staffWithPermission: [] } }),
  );
  renderScreen(<Till />, { viewer, link });
  expect(screen.getByText('You don’t have access to this page')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Counter sale' })).toBeDefined();
});
