import { randomUUID } from 'node:crypto';
import { getNamedType, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { type Action, addRequiredPermissions } from '#domain/accounts/permissions.ts';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { accessRules, guardedFields } from '../accessRules.ts';

const schema = buildSchema();
const rules = accessRules.Query;

/** Types that a public field also returns, so permissions on their lists protect nothing. */
const openTypes = new Set(
  Object.entries(rules).flatMap(([name, rule]) => (rule.open === 'staff' ? [] : [...listTypesBelow(name)])),
);

/** Permissions for each type that only staff lists return. Any one of them is sufficient. */
const permissionsByType = new Map<string, Set<Action>>();
for (const [name, { open: audience, action }] of Object.entries(rules)) {
  const type = getRowType(name);
  if (audience !== 'staff' || !action || action === 'enterAdmin' || !type || openTypes.has(type)) continue;
  permissionsByType.set(type, (permissionsByType.get(type) ?? new Set()).add(action));
}

/**
 * Fields that expose part of a type listed under another permission, with the reason. Add a field only if exposing
 * it is intended.
 */
const ALLOWED_PATHS: Record<string, string> = {
  'PriceChange.rate': 'a rate that was in force is public',
  'ReturnLine.location': 'where a piece went back to, by the name of the place',
  'OrderForStaff.customer': 'null for staff without readCustomers, as the test below tries',
  'AuditEntry.apiKey': 'the program that made the change; its secret is kept nowhere',
};

describe('data listed under a permission cannot be read elsewhere without it', () => {
  test('the schema has types that only staff lists return', () => {
    expect([...permissionsByType.keys()]).toEqual(
      expect.arrayContaining(['StockItem', 'Customer', 'AuditEntry']),
    );
  });

  test.each(Object.entries(rules).filter(([, { open: audience }]) => audience === 'staff'))(
    'through %s',
    (name, rule) => {
      const callerPermissions = addRequiredPermissions(rule.action ? [rule.action] : []);
      const matches = new Set<string>();
      visitFields(getResultType(name), callerPermissions, new Set(), (path, type, permissions) => {
        const requiredPermissions = permissionsByType.get(type);
        if (
          requiredPermissions &&
          ![...requiredPermissions].some((action) => permissions.includes(action)) &&
          !(path in ALLOWED_PATHS)
        )
          matches.add(path);
      });
      expect([...matches]).toEqual([]);
    },
  );

  test('every dashboard field has a rule or is public', () => {
    const publicFields = ['from', 'to', 'metalRates'];
    for (const type of ['AdminDashboard', 'AdminStats'])
      for (const field of listFields(type))
        if (!publicFields.includes(field.name))
          expect(guardedFields).toHaveProperty([`${type}.${field.name}`]);
  });
});

describe('a staff member', () => {
  const server = useTestServer();

  test('needs the customers permission to see the account of an order', async () => {
    const shopper = await aCustomer(server.prisma);
    const { id } = await anOrder(server.prisma, { userId: shopper.id });
    const document = 'query ($id: ID!) { adminOrder(id: $id) { staff { customer { id } } } }';
    expect(
      (await (await signInStaffWith('readOrders')).graphql(document, { id })).data?.adminOrder.staff,
    ).toEqual({
      customer: null,
    });
    const clientWithBoth = await signInStaffWith('readOrders', 'readCustomers');
    expect((await clientWithBoth.graphql(document, { id })).data?.adminOrder.staff).toEqual({
      customer: { id: shopper.id },
    });
  });

  test("needs the orders permission to see a customer's orders", async () => {
    const shopper = await aCustomer(server.prisma);
    const order = await anOrder(server.prisma, { userId: shopper.id });
    const document = 'query ($id: ID!) { customer(id: $id) { lastOrder { id } } }';
    const customerReader = await signInStaffWith('readCustomers');
    expect((await customerReader.graphql(document, { id: shopper.id })).data?.customer.lastOrder).toBeNull();
    const clientWithBoth = await signInStaffWith('readOrders', 'readCustomers');
    expect((await clientWithBoth.graphql(document, { id: shopper.id })).data?.customer.lastOrder).toEqual({
      id: order.id,
    });
  });

  test('needs the catalogue permission to see stock on the dashboard', async () => {
    for (const field of ['lowItems { __typename }', 'lowItemCount', 'lowStock { id }', 'lowStockCount']) {
      const document = `{ adminDashboard { ${field} } }`;
      expect(
        (await (await signInStaffWith('readOrders')).graphql(document)).errors?.[0]?.extensions.code,
      ).toBe('FORBIDDEN');
      expect((await (await signInStaffWith('readCatalog')).graphql(document)).errors).toBeUndefined();
    }
  });

  async function signInStaffWith(...permissions: Action[]) {
    const role = await server.prisma.staffRole.create({
      data: {
        name: randomUUID(),
        permissions: ['enterAdmin', ...permissions],
        discountPercent: 0,
        refundNpr: 0,
      },
    });
    return aShopper(server, { role: 'ADMIN', staffRoleId: role.id });
  }
});

type FieldVisitor = (path: string, type: string, permissions: readonly Action[]) => void;

/** Visits each field below a type, with the permissions that every caller there has. */
function visitFields(
  typeName: string,
  permissions: readonly Action[],
  visitedKeys: Set<string>,
  visit: FieldVisitor,
): void {
  const key = `${typeName} ${permissions.join()}`;
  if (visitedKeys.has(key)) return;
  visitedKeys.add(key);
  for (const { name, type } of listFields(typeName)) {
    const path = `${typeName}.${name}`;
    const rule = guardedFields[path];
    const childPermissions =
      rule?.action && rule.open === 'staff'
        ? addRequiredPermissions([...permissions, rule.action])
        : permissions;
    visit(path, type, childPermissions);
    visitFields(type, childPermissions, visitedKeys, visit);
  }
}

function listFields(typeName: string): { name: string; type: string }[] {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).map(({ name, type: resultType }) => ({
    name,
    type: getNamedType(resultType).name,
  }));
}

function getResultType(query: string): string {
  return getNamedType(schema.getQueryType()?.getFields()[query]?.type)?.name ?? '';
}

/** Returns the type of the rows of a list or connection. */
function getRowType(query: string): string {
  const type = getResultType(query);
  const edges = listFields(type).find(({ name }) => name === 'edges');
  return edges ? (listFields(edges.type).find(({ name }) => name === 'node')?.type ?? type) : type;
}

function listTypesBelow(query: string): Set<string> {
  const matches = new Set<string>();
  matches.add(getResultType(query));
  visitFields(getResultType(query), [], new Set(), (path, type) => {
    if (!guardedFields[path]) matches.add(type);
  });
  return matches;
}
