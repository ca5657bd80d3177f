import { expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aCaller } from '../testing/callers.ts';
import { describeRoutes, OWNING_CUSTOMER, SIGNED_IN } from '../testing/describeRoutes.ts';
import { users } from './users.ts';

const server = useTestServer();

const homeAddress = {
  label: 'Home',
  name: 'Sita Rai',
  phone: '9841000001',
  province: 'Bagmati',
  district: 'Lalitpur',
  municipality: 'Lalitpur',
  ward: 3,
  street: 'Pulchowk 12',
};

async function aSavedAddress(userId: string | undefined) {
  if (!userId) return 'nothing';
  const { id } = await server.prisma.savedAddress.create({
    data: { ...homeAddress, userId, defaultOfId: userId },
  });
  return id;
}

const aProductRequest = async () => ({ body: { productId: (await aProduct(server.prisma)).id } });
const invalidProductRequests = { productId: { body: { productId: 5 } } };

describeRoutes(server, users, {
  'GET /users/profile': { allowedCallers: SIGNED_IN },
  'PUT /users/profile': {
    allowedCallers: SIGNED_IN,
    request: () => ({ body: { name: 'Sita Rai', preferences: { language: 'ne' } } }),
    invalidRequests: {
      preferences: { body: { preferences: 'ne' } },
      name: { status: 422, body: { name: '' } },
      phone: { status: 422, body: { phone: '12' } },
    },
  },
  'GET /users/dashboard': {
    allowedCallers: SIGNED_IN,
    request: async ({ prisma, user }) => {
      const { id: productId } = await aProduct(prisma);
      if (!user) return {};
      const userId = user.id;
      await anOrder(prisma, { userId });
      await prisma.wishlistItem.create({ data: { userId, productId } });
      await prisma.recentlyViewedItem.create({ data: { userId, productId, viewedAt: new Date() } });
      return {};
    },
  },
  'POST /users/addresses': {
    allowedCallers: SIGNED_IN,
    request: () => ({ body: homeAddress }),
    invalidRequests: {
      street: { body: { ...homeAddress, street: undefined } },
      ward: { body: { ...homeAddress, ward: 'three' } },
      phone: { status: 422, body: { ...homeAddress, phone: '12' } },
      district: { status: 422, body: { ...homeAddress, district: 'Nowhere' } },
    },
  },
  'PUT /users/addresses/:id': {
    ...OWNING_CUSTOMER,
    request: async ({ user }) => ({ id: await aSavedAddress(user?.id), body: { street: 'Pulchowk 14' } }),
    invalidRequests: {
      isDefault: { body: { isDefault: 'yes' } },
      phone: { status: 422, body: { phone: '12' } },
    },
  },
  'DELETE /users/addresses/:id': {
    ...OWNING_CUSTOMER,
    request: async ({ user }) => ({ id: await aSavedAddress(user?.id) }),
  },
  'GET /users/orders': {
    allowedCallers: SIGNED_IN,
    request: async ({ prisma, user }) => {
      await anOrder(prisma, { userId: user?.id });
      return { query: { status: 'pending', page: '1', limit: '100' } };
    },
    invalidRequests: { status: { query: { status: 'lost' } }, limit: { query: { limit: '101' } } },
  },
  'GET /users/wishlist': {
    allowedCallers: SIGNED_IN,
    request: async ({ prisma, user }) => {
      const { id: productId } = await aProduct(prisma);
      if (user) await prisma.wishlistItem.create({ data: { userId: user.id, productId } });
      return {};
    },
  },
  'POST /users/wishlist': {
    allowedCallers: SIGNED_IN,
    request: aProductRequest,
    invalidRequests: invalidProductRequests,
  },
  'DELETE /users/wishlist/:id': {
    allowedCallers: SIGNED_IN,
    request: async ({ prisma, user }) => {
      const { id } = await aProduct(prisma);
      if (user) await prisma.wishlistItem.create({ data: { userId: user.id, productId: id } });
      return { id };
    },
    // Removing a product that is not on the wishlist succeeds.
  },
  'GET /users/recently-viewed': {
    allowedCallers: SIGNED_IN,
    request: async ({ prisma, user }) => {
      const { id: productId } = await aProduct(prisma);
      const viewedAt = new Date();
      if (user) await prisma.recentlyViewedItem.create({ data: { userId: user.id, productId, viewedAt } });
      return {};
    },
  },
  'POST /users/recently-viewed': {
    allowedCallers: SIGNED_IN,
    request: aProductRequest,
    invalidRequests: invalidProductRequests,
  },
});

test("another customer's address cannot be changed or deleted", async () => {
  const [owner, other] = [await aCaller(server, 'customer'), await aCaller(server, 'customer')];
  const url = `/api/users/addresses/${await aSavedAddress(owner.user?.id)}`;
  const headers = { authorization: `Bearer ${other.token}` };
  const payload = { street: 'Elsewhere 1' };
  expect((await server.app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(404);
  expect((await server.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(404);
});

test('a product that is not for sale cannot be added to the wishlist', async () => {
  const { token } = await aCaller(server, 'customer');
  const { id: productId } = await aProduct(server.prisma, { status: 'DRAFT' });
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/users/wishlist',
    headers: { authorization: `Bearer ${token}` },
    payload: { productId },
  });
  expect(response.statusCode).toBe(404);
  expect(response.json().errors).toMatchObject([{ field: 'productId', message: expect.any(String) }]);
});

test('a customer gives and withdraws consent to activity records in the profile', async () => {
  const { user, token } = await aCaller(server, 'customer');
  const headers = { authorization: `Bearer ${token}` };
  const putProfile = async (payload: object) =>
    (await server.app.inject({ method: 'PUT', url: '/api/users/profile', headers, payload })).json().data
      .user;
  const record = async () => {
    const payload = { preferences: { language: 'ne' } };
    return (await server.app.inject({ method: 'PUT', url: '/api/user/activity', headers, payload })).json()
      .data;
  };
  expect(await record()).toEqual({ stored: 0 });
  expect((await putProfile({ hasActivityConsent: true })).hasActivityConsent).toBe(true);
  expect(await record()).toEqual({ stored: 1 });
  expect((await putProfile({ name: 'Sita Rai' })).hasActivityConsent).toBe(true);
  expect((await putProfile({ hasActivityConsent: null })).hasActivityConsent).toBe(true);
  expect((await putProfile({ hasActivityConsent: false })).hasActivityConsent).toBe(false);
  expect(await record()).toEqual({ stored: 0 });
  expect(await server.prisma.activity.count({ where: { userId: user?.id } })).toBe(0);
});
