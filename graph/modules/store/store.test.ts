import { beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

const {
  requireStaffTwoFactor,
  unpaidTotalLimit,
  unpaidCountLimit,
  unpaidItemsLimit,
  priceHoldMinutes,
  priceHoldMaxRateChangePercent,
  booking,
  lowStockLevel,
  counterCustomerDetailsFrom,
  counterPanFrom,
  corsOrigins,
  ...PUBLIC
} = DEFAULT_SETTINGS;
const STORE = `{ store {
  name email phone address addressNe hours { days opens closes } currency freeShippingFrom shippingFee taxPercent showPricesWithTax codLimit paymentHoldMinutes transferHours minPartialPaymentPercent returnDays pan
  bankTransfer { bankName accountName accountNumber branch }
  assurances { name text textNe } features { trackOrder myOrders orderDetail profile }
} }`;

beforeEach(async () => {
  await server.prisma.storeSetting.deleteMany();
});

test('a store without settings returns the defaults', async () => {
  const { data } = await server.graphql(STORE);
  expect(data?.store).toEqual({ ...PUBLIC, currency: 'NPR' });
});

test('stored values replace defaults; other settings keep their defaults', async () => {
  await server.prisma.storeSetting.createMany({
    data: [
      { key: 'name', value: 'Gahana' },
      { key: 'shippingFee', value: 250 },
      { key: 'features', value: { profile: false } },
      { key: 'unknown', value: true },
    ],
  });
  const { data } = await server.graphql(STORE);
  expect(data?.store).toEqual({
    ...PUBLIC,
    currency: 'NPR',
    name: 'Gahana',
    shippingFee: 250,
    features: { ...PUBLIC.features, profile: false },
  });
});
