import { type GraphQLInputType, getNamedType, isEnumType, isInputObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { accessRules } from '../accessRules.ts';
import { buildDocument } from '../testing/buildDocument.ts';
import { readOutcome } from '../testing/readOutcome.ts';

const server = useTestServer();
const schema = buildSchema();

/** Returns true if the input type contains a role at any depth. */
function acceptsRole(type: GraphQLInputType): boolean {
  const namedType = getNamedType(type);
  if (isEnumType(namedType)) return namedType.getValue('ADMIN') !== undefined;
  return (
    isInputObjectType(namedType) && Object.values(namedType.getFields()).some(({ type }) => acceptsRole(type))
  );
}

test('only callers who manage staff can send a role', () => {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  const roleMutations = fields.filter(({ args }) => args.some(({ type }) => acceptsRole(type)));
  expect(roleMutations.length).toBeGreaterThan(0);
  for (const { name } of roleMutations)
    expect(accessRules.Mutation[name]).toEqual({ open: 'staff', action: 'manageStaff', scopes: [] });
});

test.each([
  ['PUT', '/api/users/profile', 'customer'],
  ['PUT', '/api/auth/profile', 'customer'],
  ['POST', '/api/auth/register', 'customer'],
  ['POST', '/api/admin/customers', 'admin'],
] as const)('a role sent with %s %s is refused and not assigned', async (method, url, caller) => {
  const { prisma, app } = server;
  const user = await aCustomer(prisma, { role: caller === 'admin' ? 'ADMIN' : 'CUSTOMER' });
  const email = `of-${user.email}`;
  const body = { name: 'New Name', email, password: 'Shopper-2026!', role: 'super_admin', status: 'active' };
  const response = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${await signIn(server, user)}` },
    payload: body,
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toContainEqual(
    expect.objectContaining({ field: 'role', message: 'This field does not exist.' }),
  );
  const accounts = await prisma.user.findMany({ where: { email: { in: [user.email, email] } } });
  expect(accounts.map(({ id, role }) => [id, role])).toEqual([[user.id, user.role]]);
});

describe('a staff account', () => {
  test.each([
    ['updateCustomer', { name: 'New Name' }],
    ['setCustomerStatus', { status: 'BLOCKED', reason: 'Test' }],
    ['deleteCustomer', {}],
  ] as const)('is not found as a customer by %s', async (field, change) => {
    const { prisma } = server;
    const [owner, member] = [
      await aCustomer(prisma, { role: 'SUPER_ADMIN' }),
      await aCustomer(prisma, { role: 'SUPER_ADMIN' }),
    ];
    const token = await signIn(server, owner);
    const variables = { input: { id: member.id, ...change } };
    const response = await server.graphql(buildDocument(schema, 'Mutation', field), variables, { token });
    expect(readOutcome(response, field)).toBe('nothing');
    expect(await prisma.user.findUnique({ where: { id: member.id } })).toEqual(member);
  });
});
