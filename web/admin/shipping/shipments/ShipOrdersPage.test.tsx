import { ApolloLink } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ShipOrdersPage } from './ShipOrdersPage.tsx';

interface Parcel {
  order: string;
  trackingNumber: string;
  carrier?: string;
}

/**
 * Renders the page, pastes a list and checks it. Returns the result of each row. By default the server returns every
 * parcel as ready.
 */
async function check(list: string, planParcel: (parcel: Parcel) => object = createPlannedShipment) {
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'PlannedShipments') return NEVER;
    return of({ data: { plannedShipments: variables.input.parcels.map(planParcel) } });
  });
  renderScreen(<ShipOrdersPage />, { link });
  await userEvent.click(screen.getByLabelText('One line per parcel'));
  await userEvent.paste(list);
  await userEvent.click(screen.getByRole('button', { name: 'Check the list' }));
  const table = within(await screen.findByRole('table'));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild?.textContent);
}

function createPlannedShipment({ order, trackingNumber, carrier = 'Upaya' }: Parcel) {
  const contact = { __typename: 'Contact', name: 'Sita Rai', email: '', phone: '9800000000' };
  return {
    ...{ __typename: 'PlannedShipment', id: order, trackingNumber, carrier, problem: null },
    order: { __typename: 'Order', id: `id of ${order}`, number: order, status: 'PROCESSING', contact },
    ...{ isKnownCarrier: carrier === 'Upaya', isShipped: false, isUnpaid: false },
  };
}

test('a tracking number or order repeated more than a hundred rows later is reported in both rows', async () => {
  const fillerRows = Array.from({ length: 100 }, (_, index) => `JW-${7_000_000_000 + index}, N-${index}`);
  const results = await check(
    ['JW-7K2M9QX4TB, SAME-1', ...fillerRows, 'JW-3H8D2VNPWE, same-1', 'JW-7000000000, N-100'].join('\n'),
  );
  const repeatedNumberMessage = 'This tracking number is in more than one row. Correct the wrong row.';
  expect([results[0], results[101]]).toEqual([repeatedNumberMessage, repeatedNumberMessage]);
  const repeatedOrderMessage = 'This order is in more than one row. Keep the correct one.';
  expect([results[1], results[102]]).toEqual([repeatedOrderMessage, repeatedOrderMessage]);
  expect(screen.getByRole('button', { name: 'Ship 99 orders' })).toBeTruthy();
});

test('a carrier that is not one of the store’s is marked', async () => {
  const results = await check('JW-7K2M9QX4TB, N-1\nJW-3H8D2VNPWE, N-2, FedEx');
  expect(results[0]).toBe('Ready to ship');
  expect(results[1]).toMatch(/^Ready to ship.*not in your list/);
});

test('the option for unpaid transfers is hidden if none of the listed orders could be shipped', async () => {
  const problem = { __typename: 'UserError', message: 'This order doesn’t exist.' };
  const checkboxLabel = 'Include orders whose bank transfer has not arrived';
  await check('JW-7K2M9QX4TB, N-1', (parcel) => ({
    ...createPlannedShipment(parcel),
    isUnpaid: true,
    problem,
  }));
  expect(screen.queryByLabelText(checkboxLabel)).toBeNull();
});

test('the option for unpaid transfers is shown if an unpaid order could be shipped', async () => {
  await check('JW-7K2M9QX4TB, N-1', (parcel) => ({ ...createPlannedShipment(parcel), isUnpaid: true }));
  expect(screen.getByLabelText('Include orders whose bank transfer has not arrived')).toBeTruthy();
});
