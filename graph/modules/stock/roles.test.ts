import { beforeAll, describe, expect, test } from 'vitest';
import type { InitialStaffRoleName } from '#domain/accounts/initialStaffRoles.ts';
import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import type { Shopper } from '#graph/testing/aShopper.ts';
import { aStaffMember } from '#graph/testing/aStaffMember.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { readLevels } from '#graph/testing/setLevel.ts';

const server = useTestServer();

/** Queries of the stock screens, by required permission. */
const QUERIES = {
  looks: ['{ locations { id } }', '{ stockItems(first: 1) { totalCount } }', '{ stockMoves { totalCount } }'],
  keeps: [
    '{ goodsReceipts { totalCount } }',
    '{ stockTransfers { totalCount } }',
    '{ stockTakes { totalCount } }',
  ],
};

describe.each<[InitialStaffRoleName, { canRead: boolean; canManage: boolean }]>([
  ['manager', { canRead: true, canManage: true }],
  ['salesDesk', { canRead: true, canManage: false }],
  ['packer', { canRead: true, canManage: false }],
  ['editor', { canRead: true, canManage: false }],
  ['bookkeeper', { canRead: false, canManage: false }],
])('a %s', (role, access) => {
  let member: Shopper;

  beforeAll(async () => {
    member = await aStaffMember(server, role);
  });

  async function findErrorCode(query: string, variables: object = {}): Promise<unknown> {
    const { errors } = await member.graphql(query, { ...variables });
    return errors?.[0]?.extensions.code ?? null;
  }

  test(`${access.canRead ? 'sees' : 'does not see'} stock and locations`, async () => {
    for (const query of QUERIES.looks)
      expect(await findErrorCode(query)).toBe(access.canRead ? null : 'FORBIDDEN');
  });

  test(`${access.canManage ? 'sees' : 'does not see'} goods receipts, transfers and stock-takes`, async () => {
    for (const query of QUERIES.keeps)
      expect(await findErrorCode(query)).toBe(access.canManage ? null : 'FORBIDDEN');
  });

  test(`${access.canManage ? 'changes' : 'does not change'} a quantity, a limit or a location`, async () => {
    const ring = await aProduct(server.prisma, { stock: 3 });
    const [{ sku } = { sku: '' }] = ring.variants;
    const setLevelsMutation =
      'mutation ($input: SetStockLevelsInput!) { setStockLevels(input: $input) { errors { code } } }';
    const setLowStockMutation =
      'mutation ($input: SetLowStockInput!) { setLowStock(input: $input) { errors { code } } }';
    const updateLocationMutation =
      'mutation ($input: UpdateLocationInput!) { updateLocation(input: $input) { errors { code } } }';
    const expected = access.canManage ? null : 'FORBIDDEN';
    expect(await findErrorCode(setLevelsMutation, { input: { rows: [{ sku, quantity: 9 }] } })).toBe(
      expected,
    );
    expect(await findErrorCode(setLowStockMutation, { input: { skus: [sku], lowStock: 4 } })).toBe(expected);
    expect(
      await findErrorCode(updateLocationMutation, { input: { id: MAIN_LOCATION_ID, name: 'Shop' } }),
    ).toBe(expected);
    expect(await readLevels(server.prisma, ring.id)).toEqual({
      [MAIN_LOCATION_ID]: access.canManage ? 9 : 3,
    });
  });
});
