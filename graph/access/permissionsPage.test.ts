import { expect, test } from 'vitest';
import { restRoutes } from '#graph/rest/routes.ts';
import { permissionsPage } from './testing/permissionsPage.ts';

test('docs/permissions.md matches the access tables', async () => {
  await expect(permissionsPage(restRoutes)).toMatchFileSnapshot('../../docs/permissions.md');
});
