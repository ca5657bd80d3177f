import { expect, test } from 'vitest';
import { INITIAL_STAFF_ROLES } from '#domain/accounts/initialStaffRoles.ts';
import { ACTIONS } from '#domain/accounts/permissions.ts';
import { toPermissionCode } from '#domain/accounts/toPermissionCode.ts';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

test('a new store has the domain’s default staff roles', async () => {
  const roles = await server.prisma.staffRole.findMany({ orderBy: { id: 'asc' } });
  expect(
    roles.map(({ name, summary, permissions, discountPercent, refundNpr }) => ({
      name,
      summary,
      permissions,
      discountPercent,
      refundNpr,
    })),
  ).toEqual(Object.values(INITIAL_STAFF_ROLES));
});

test('the GraphQL enum has exactly one name for each permission', () => {
  const names = buildSchema().getType('Permission')?.toConfig() as { values: object };
  expect(Object.keys(names.values)).toEqual(ACTIONS.map(toPermissionCode));
});
