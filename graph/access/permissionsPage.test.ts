import { expect, test } from 'vitest';
import { table } from '#graph/rest/table.ts';
import { permissionsPage } from './testing/permissionsPage.ts';

test('docs/permissions.md tells what the matrix has', async () => {
  await expect(permissionsPage(table)).toMatchFileSnapshot('../../docs/permissions.md');
});
