import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { createUserError } from '#web/testing/createUserError.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { aLine, aRemittance } from '../testing/aRemittance.ts';
import { RemittancePage } from './RemittancePage.tsx';
import type { Remittances_WholeFragment as Remittance } from './Remittances.generated.ts';

const manager = createViewer({
  role: 'ADMIN',
  permissions: ['enterAdmin', 'recordPayments', 'manageOrders'],
});

/** Renders a remittance. Returns the inputs sent; each mutation fails with the given errors. */
function open(remittance: Remittance | null, errors: object[] = []) {
  const sentInputs: Record<string, unknown>[] = [];
  const link = new ApolloLink(({ operationName = '', variables }) => {
    if (operationName === 'RemittancePage') return of({ data: { remittance } });
    if (!operationName.endsWith('Remittance')) return NEVER;
    sentInputs.push({ [operationName]: variables.input });
    const field = `${operationName[0]?.toLowerCase()}${operationName.slice(1)}`;
    const payload = { remittance: errors.length > 0 ? null : remittance, errors };
    return of({ data: { [field]: { __typename: `${operationName}Payload`, ...payload } } });
  });
  renderScreen(<RemittancePage />, { link, at: '/couriers/r', path: '/couriers/:id', viewer: manager });
  return sentInputs;
}

const listButtonNames = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const findHeading = () => screen.findByRole('heading', { level: 1, name: 'Upaya · UP-7' });

test('closing an open remittance without differences sends its version', async () => {
  const sentInputs = open(aRemittance());
  await findHeading();
  expect(listButtonNames()).toEqual(expect.arrayContaining(['Void', 'Edit', 'Close remittance']));
  await userEvent.click(screen.getByRole('button', { name: 'Close remittance' }));
  expect(sentInputs).toEqual([{ CloseRemittance: { id: 'r', version: 3 } }]);
});

test('a difference is shown with advice and keeps the remittance open', async () => {
  open(aRemittance({ difference: -113.5 }));
  await findHeading();
  expect(screen.getByRole('alert').textContent).toBe(
    'You received NPR 113.50 less than the parcel total minus the charges. Add the missing charge or correct an amount.',
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close remittance' }).disabled).toBe(true);
});

test('a remittance whose parcels are not credited in full is closed with a reason', async () => {
  const sentInputs = open(aRemittance({ uncredited: 1_500.5 }));
  await findHeading();
  expect(screen.getByRole('alert').textContent).toMatch(
    /^NPR 1,500.50 of the parcel total is not credited to any order/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close remittance' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Close remittance' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Of another store');
  await userEvent.click(dialog.getByRole('button', { name: 'Close remittance' }));
  expect(sentInputs).toEqual([{ CloseRemittance: { id: 'r', version: 3, reason: 'Of another store' } }]);
});

test('a closed remittance shows the reason for its difference and no advice', async () => {
  const overpaidLine = aLine({ outcome: 'OVER', amount: 6_500, expected: 5_000 });
  open(
    aRemittance({
      status: 'CLOSED',
      uncredited: 1_500,
      closeReason: 'Of another store',
      lines: [overpaidLine],
    }),
  );
  await findHeading();
  expect(screen.getByText('NPR 1,500 · Of another store')).toBeTruthy();
  expect(screen.getByText('Overpaid')).toBeTruthy();
  expect(screen.queryByText(/correct/i)).toBeNull();
});

test('a parcel of another carrier shows that carrier and is credited after confirmation', async () => {
  const sentInputs = open(
    aRemittance({ lines: [aLine({ outcome: 'OTHER_CARRIER', orderCarrier: 'DHL', applied: 0 })] }),
  );
  await findHeading();
  expect(screen.getByText('With another courier')).toBeTruthy();
  expect(screen.getByText('DHL')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit remittance' }));
  await userEvent.click(dialog.getByLabelText('Also credit another courier’s parcels'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(sentInputs).toMatchObject([{ UpdateRemittance: { allowOtherCarrier: true } }]);
});

test('the confirmation of another carrier’s parcels stays ticked, and those in transit can be marked as delivered', async () => {
  const sentInputs = open(
    aRemittance({
      allowOtherCarrier: true,
      lines: [aLine({ outcome: 'NOT_DELIVERED', orderStatus: 'SHIPPED', expected: 0, applied: 0 })],
    }),
  );
  await findHeading();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit remittance' }));
  const isChecked = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).checked;
  expect(isChecked('Also credit another courier’s parcels')).toBe(true);
  expect(isChecked('Mark shipped parcels as delivered and settle them')).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(sentInputs).toMatchObject([{ UpdateRemittance: { allowOtherCarrier: true } }]);
});

test('another carrier’s parcel in transit can be confirmed and marked as delivered in one step', async () => {
  open(aRemittance({ lines: [aLine({ outcome: 'OTHER_CARRIER', orderStatus: 'SHIPPED', applied: 0 })] }));
  await findHeading();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit remittance' }));
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
});

test('amounts, charges and parcels are listed, parcels with a problem first', async () => {
  open(
    aRemittance({
      lines: [
        aLine(),
        aLine({ named: 'T-9', orderNumber: null, outcome: 'UNKNOWN', expected: 0, applied: 0 }),
        aLine({ named: 'T-2', orderNumber: 'JW-2', outcome: 'PART', amount: 4_000, stillWithCarrier: 1_000 }),
      ],
    }),
  );
  await findHeading();
  const parcels = within(screen.getByRole('region', { name: 'Parcels' })).getAllByRole('listitem');
  expect(parcels.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^T-9NPR 5,000Unknown parcelCheck the number/),
    expect.stringMatching(/^JW-2T-2NPR 4,000 of NPR 5,000Partly paidAsk the courier for the missing amount/),
    'JW-1T-1NPR 5,000Settled',
  ]);
  const amountsRegion = within(screen.getByRole('region', { name: 'Amounts' }));
  expect(amountsRegion.getByText('Delivery charge').nextSibling?.textContent).toBe('−NPR 113.50');
  expect(amountsRegion.getByText('Net').nextSibling?.textContent).toBe('NPR 4,886.50');
});

test('a partial credit completed by a later remittance is shown as settled in parts', async () => {
  open(aRemittance({ lines: [aLine({ outcome: 'PART', amount: 4_000, stillWithCarrier: 0 })] }));
  await findHeading();
  expect(screen.getByText('Settled in instalments')).toBeTruthy();
  expect(screen.queryByText(/^Ask the courier/)).toBeNull();
});

test('a closed remittance shows who closed it and can only be voided', async () => {
  open(aRemittance({ status: 'CLOSED', closedAt: '2026-11-28T06:00:00Z', closedBy: 'Maya' }));
  await findHeading();
  expect(screen.getByText(/Maya/)).toBeTruthy();
  expect(listButtonNames()).toContain('Void');
  expect(listButtonNames()).not.toContain('Edit');
});

test('a voided remittance shows its reason, settles no parcel and cannot be changed', async () => {
  open(aRemittance({ status: 'VOIDED', voidReason: 'Of another store', voidedBy: 'Maya', difference: -5 }));
  await findHeading();
  expect(screen.getByRole('alert').textContent).toBe('Of another store · Maya');
  expect(screen.getByText('Reversed')).toBeTruthy();
  expect(screen.queryByText('Settled')).toBeNull();
  for (const buttonName of ['Void', 'Edit', 'Close remittance'])
    expect(listButtonNames()).not.toContain(buttonName);
});

test('the page of an unknown remittance links back to the list', async () => {
  open(null);
  expect(await screen.findByRole('heading', { name: 'Remittance not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All remittances' })).toBeTruthy();
});

test('voiding requires a reason, which is sent with the version', async () => {
  const sentInputs = open(aRemittance());
  await findHeading();
  await userEvent.click(screen.getByRole('button', { name: 'Void' }));
  const dialog = screen.getByRole('dialog', { name: 'Void remittance' });
  const reason = within(dialog).getByLabelText('Reason');
  expect(document.activeElement).toBe(reason);
  await userEvent.type(reason, 'Recorded twice');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Void' }));
  expect(sentInputs).toEqual([{ VoidRemittance: { id: 'r', version: 3, reason: 'Recorded twice' } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a problem with the reason is shown at its field in the open dialog', async () => {
  const message = 'Enter the reason for voiding this remittance.';
  open(aRemittance(), [createUserError({ field: 'reason', message })]);
  await findHeading();
  await userEvent.click(screen.getByRole('button', { name: 'Void' }));
  const dialog = screen.getByRole('dialog', { name: 'Void remittance' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Void' }));
  expect(await within(dialog).findByText(message)).toBeTruthy();
  expect(within(dialog).getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true');
});

test('an edit starts with the recorded values and sends parcels, charges and version', async () => {
  const sentInputs = open(
    aRemittance({ note: 'By bank', lines: [aLine(), aLine({ named: 'T-2', amount: 4_000 })] }),
  );
  await findHeading();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit remittance' }));
  const parcels = dialog.getByLabelText<HTMLTextAreaElement>('Order or parcel numbers');
  expect(parcels.value).toBe('T-1 5000\nT-2 4000');
  await userEvent.clear(parcels);
  await userEvent.type(parcels, 'T-1 5000{Enter}T-3 2500');
  await userEvent.click(dialog.getByRole('button', { name: 'Add charge' }));
  const secondCharge = within(dialog.getByRole('group', { name: 'Charge 2' }));
  await userEvent.type(secondCharge.getByLabelText('Charge'), 'TDS');
  await userEvent.type(secondCharge.getByLabelText('Rupees'), '-15.5');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const detailsInput = {
    reference: 'UP-7',
    day: '2026-11-27',
    total: 4_886.5,
    deposit: 'BANK',
    note: 'By bank',
  };
  const input = {
    ...{ id: 'r', version: 3, markDelivered: false, allowOtherCarrier: false, ...detailsInput },
    charges: [
      { label: 'Delivery charge', amount: 113.5 },
      { label: 'TDS', amount: -15.5 },
    ],
    parcels: [
      { named: 'T-1', amount: 5_000 },
      { named: 'T-3', amount: 2_500 },
    ],
  };
  expect(sentInputs).toEqual([{ UpdateRemittance: input }]);
});
