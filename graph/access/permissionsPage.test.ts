import { expect, test } from 'vitest';
import { restRoutes } from '#graph/rest/routes.ts';
import { renderPermissionsPage } from './testing/renderPermissionsPage.ts';

test('docs/permissions.md matches the access tables', async () => {
  await expect(renderPermissionsPage(restRoutes)).toMatchFileSnapshot('../../docs/permissions.md');
});
