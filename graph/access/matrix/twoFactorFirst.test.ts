import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { aTwoFactor } from '#graph/testing/aTwoFactor.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { accessRules } from '../accessRules.ts';
import { buildDocument } from '../testing/buildDocument.ts';
import { type AccessFixture, anApiKey, createFixture } from '../testing/createFixture.ts';
import { readContents } from '../testing/readContents.ts';
import { readOutcome } from '../testing/readOutcome.ts';
import { samples } from '../testing/samples.ts';

const server = useTestServer();
const schema = buildSchema();
const SETUP_OPERATIONS = [
  'twoFactor',
  'beginTwoFactor',
  'confirmTwoFactor',
  'disableTwoFactor',
  'renewRecoveryCodes',
];

let fixture: AccessFixture;
let owner: Shopper;

beforeAll(async () => {
  fixture = await createFixture(server);
  owner = await aShopper(server, { role: 'SUPER_ADMIN' });
  await server.prisma.storeSetting.create({ data: { key: 'requireStaffTwoFactor', value: true } });
});
afterAll(() => server.prisma.storeSetting.deleteMany());

const staffFields = (['Query', 'Mutation'] as const).flatMap((root) =>
  Object.entries(accessRules[root])
    .filter(([field, { open }]) => open === 'staff' && !SETUP_OPERATIONS.includes(field))
    .map(([field]) => [root, field] as const),
);

describe('staff without the second factor that the store requires', () => {
  test.each(staffFields)('cannot use %s.%s, and nothing changes', async (root, field) => {
    const before = await readContents(server.prisma);
    const document = buildDocument(schema, root, field);
    const response = await owner.graphql(document, samples[field as keyof typeof samples]?.(fixture));
    expect(readOutcome(response, field)).toBe('FORBIDDEN');
    expect(response.errors?.[0]?.message).toContain('second factor');
    expect(await readContents(server.prisma)).toEqual(before);
  });

  test("cannot see other customers' orders, upload photos or use the REST API", async () => {
    const order = await owner.graphql('query ($id: ID!) { order(id: $id) { id } }', { id: fixture.order.id });
    expect(order.data?.order).toBeNull();
    const token = await signIn(server, owner.user);
    const uploadResponse = await server.app.inject({
      method: 'POST',
      url: '/media/uploads',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(uploadResponse.statusCode).toBe(403);
    const restResponse = await server.app.inject({
      url: '/api/admin/orders',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(restResponse.statusCode).toBe(403);
  });

  test('can read their own account and second factor status', async () => {
    const { data, errors } = await owner.graphql('{ me { id } twoFactor { confirmedAt isRequired } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ me: { id: owner.user.id }, twoFactor: { confirmedAt: null, isRequired: true } });
  });
});

test('staff with a second factor can use the back office', async () => {
  const member = await aShopper(server, { role: 'ADMIN' });
  await aTwoFactor(server, member.user);
  expect((await member.graphql('{ adminOrders { totalCount } }')).errors).toBeUndefined();
});

test('API keys need no second factor', async () => {
  const { secret } = await anApiKey(server.prisma, ['read-orders']);
  const { errors } = await server.graphql('{ adminOrders { totalCount } }', {}, { token: secret });
  expect(errors).toBeUndefined();
});

test('customers need no second factor', async () => {
  const customer = await aShopper(server);
  expect((await customer.graphql('{ orders { totalCount } }')).errors).toBeUndefined();
});
