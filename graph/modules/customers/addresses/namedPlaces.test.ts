import { beforeAll, expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();
const recipient = { name: 'Asha', phone: '9841000000', street: 'Balkumari 4' };
const STORED_PLACE = { province: 'Bagmati', district: 'Lalitpur', municipality: 'Lalitpur', ward: 9 };
const ENGLISH_PLACE = {
  province: 'Bagmati Province',
  district: 'lalitpur district',
  municipality: 'Lalitpur Metropolitan City',
};
const NEPALI_PLACE = {
  province: 'बागमती प्रदेश',
  district: 'ललितपुर जिल्ला',
  municipality: 'ललितपुर महानगरपालिका',
};
let shopper: Shopper;
let token: string;
let productId: string;

beforeAll(async () => {
  shopper = await aShopper(server);
  token = await signIn(server, shopper.user);
  productId = (await aProduct(server.prisma, { stock: 50 })).id;
});

const PLACE_FIELDS = 'province district municipality ward';

/** Functions that send an address through each API and return the stored place, or the errors. */
const SEND_METHODS: Record<string, (placeInput: object) => Promise<unknown>> = {
  'createAddress, over GraphQL': async (placeInput) => {
    const { data } = await shopper.graphql(
      `mutation ($input: CreateAddressInput!) { createAddress(input: $input) { address { ${PLACE_FIELDS} } errors { field message } } }`,
      { input: { ...recipient, ...placeInput } },
    );
    return data?.createAddress.address ?? data?.createAddress.errors;
  },
  'placeOrder, over GraphQL': async (placeInput) => {
    const input = buildOrderInput([{ productId, quantity: 1 }], {
      shippingAddress: { ...recipient, ...placeInput } as never,
    });
    const { data } = await shopper.graphql(
      `mutation ($input: PlaceOrderInput!) {
        placeOrder(input: $input) { order { shippingAddress { ${PLACE_FIELDS} } } errors { field message } }
      }`,
      { input },
    );
    return data?.placeOrder.order?.shippingAddress ?? data?.placeOrder.errors;
  },
  'POST /users/addresses': (placeInput) =>
    sendAddress('POST', '/users/addresses', { ...recipient, ...placeInput }),
  'POST /orders': (placeInput) => sendAddress('POST', '/orders', buildOrderBody(placeInput)),
  'PUT /orders/:id': async (placeInput) => {
    const { id } = (await requestRest('POST', '/orders', buildOrderBody(STORED_PLACE))).data.order;
    return sendAddress('PUT', `/orders/${id}`, { shippingAddress: placeInput });
  },
};

function buildOrderBody(placeInput: object) {
  const contact = { name: 'Asha', email: 'asha@example.com', phone: '9841000000' };
  const shippingAddress = { ...recipient, ...placeInput };
  return { items: [{ productId, quantity: 1 }], shippingAddress, contact, paymentMethod: 'cod' };
}

async function requestRest(method: 'POST' | 'PUT', path: string, payload: object) {
  const headers = { authorization: `Bearer ${token}` };
  return (await server.app.inject({ method, url: `/api${path}`, headers, payload })).json();
}

async function sendAddress(method: 'POST' | 'PUT', path: string, payload: object) {
  const { data, errors } = await requestRest(method, path, payload);
  return data?.address ?? data?.order.shippingAddress ?? errors;
}

const sendMethods = Object.entries(SEND_METHODS);

test.each(sendMethods)(
  '%s accepts place names with their type, in English and Nepali',
  async (_name, sendPlace) => {
    for (const placeNames of [ENGLISH_PLACE, NEPALI_PLACE]) {
      expect(await sendPlace({ ...placeNames, ward: 9 })).toMatchObject(STORED_PLACE);
    }
  },
);

test.each(sendMethods.filter(([name]) => name.includes(' /')))(
  '%s accepts a ward as text',
  async (_name, sendPlace) => {
    for (const ward of ['9', '९', 'Ward No. 9']) {
      expect(await sendPlace({ ...STORED_PLACE, ward })).toMatchObject(STORED_PLACE);
    }
  },
);

test.each(sendMethods)('%s refuses unknown places and lists the known ones', async (_name, sendPlace) => {
  const refusalErrors = expect.stringMatching(/^(shippingAddress\.)?municipality$/);
  const message = expect.stringMatching(/^Choose a municipality in Lalitpur: .*Godawari/);
  expect(await sendPlace({ ...STORED_PLACE, municipality: 'Pokhara' })).toMatchObject([
    { field: refusalErrors, message },
  ]);
});
