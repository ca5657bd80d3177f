import { expect, test } from 'vitest';
import { listTillLocations, MAIN_LOCATION_ID } from './locations.ts';

const warehouse = { id: 'warehouse', kind: 'WAREHOUSE' } as const;
const shop = { id: 'shop', kind: 'SHOP' } as const;
const mainLocation = { id: MAIN_LOCATION_ID, kind: 'OTHER' } as const;

test('a till is in a shop or, if there is none, at the first location', () => {
  expect(listTillLocations([warehouse, mainLocation, shop])).toEqual([shop]);
  expect(listTillLocations([warehouse, mainLocation])).toEqual([mainLocation]);
});
