import { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of, throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CreateRemittanceDialog } from './CreateRemittanceDialog.tsx';

const line = {
  __typename: 'RemittanceLine',
  named: 'T-1',
  amount: 11_800,
  expected: 11_800,
  applied: 11_800,
  stillWithCarrier: 11_800,
};
const preview = {
  ...{ __typename: 'RemittancePreview', columns: [], sample: [], parcelColumn: null, amountColumn: null },
  ...{ parcelsTotal: 11_800 },
  lines: [
    {
      ...line,
      outcome: 'PAID',
      orderId: 'o',
      orderNumber: 'JW-1',
      orderStatus: 'DELIVERED',
      orderCarrier: null,
    },
  ],
};

/** Opens the dialog. Returns the requests it sends. If `isOffline` is true, the store does not respond. */
function open({ isOffline = false, lines = preview.lines as object[] } = {}) {
  const sentInputs: Record<string, unknown>[] = [];
  const link = new ApolloLink(({ variables }) => {
    if (!variables.input) return NEVER;
    sentInputs.push(variables.input);
    if (isOffline) return throwError(() => new Error('Failed to fetch'));
    const createRemittance = {
      ...{ __typename: 'CreateRemittancePayload', remittance: null, errors: [] },
      preview: { ...preview, lines },
    };
    return of({ data: { createRemittance } });
  });
  renderScreen(<CreateRemittanceDialog carriers={['Upaya']} onClose={() => {}} />, { link });
  return sentInputs;
}

const checkParcels = () => userEvent.click(screen.getByRole('button', { name: 'Check parcels' }));

test('parcels are previewed before they are recorded, and again after they are changed', async () => {
  const sentInputs = open();
  const parcels = screen.getByLabelText(/^Or enter order or parcel numbers/);
  await userEvent.type(parcels, 'T-1');
  await checkParcels();
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }));
  await waitFor(() => expect(sentInputs.map(({ dryRun }) => dryRun)).toEqual([true, false]));
  expect(sentInputs[0]).toMatchObject({ carrier: 'Upaya', parcels: [{ named: 'T-1' }] });
  await userEvent.type(parcels, '{Enter}T-2');
  expect(screen.getByRole('button', { name: 'Check parcels' })).toBeTruthy();
});

test('if the store does not respond, a message says that nothing was checked', async () => {
  open({ isOffline: true });
  await checkParcels();
  expect(await screen.findByText(/could not check the parcels|no connection/i)).toBeTruthy();
});

test('an unknown parcel of a file can be excluded and included again', async () => {
  const unknownParcel = {
    ...preview.lines[0],
    named: 'NCM-9',
    outcome: 'UNKNOWN',
    orderId: null,
    orderNumber: null,
  };
  const sentInputs = open({ lines: [...preview.lines, unknownParcel] });
  const file = new File(['Parcel,COD\nT-1,11800\nNCM-9,500'], 'list.csv');
  await userEvent.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove parcel NCM-9' }));
  expect(await screen.findByText('1 parcel from the file is excluded.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Include again' }));
  await waitFor(() => expect(sentInputs.map(({ leftOut }) => leftOut)).toEqual([[], ['NCM-9'], []]));
});

/** Opens the dialog with two carriers, Upaya first; Nepal Can Move has the parcel T-1. */
function openWithTwoCarriers() {
  const sentInputs: Record<string, unknown>[] = [];
  const link = new ApolloLink(({ variables }) => {
    if (!variables.input) return NEVER;
    sentInputs.push(variables.input);
    const outcome = variables.input.carrier === 'Nepal Can Move' ? 'PAID' : 'OTHER_CARRIER';
    const lines = [{ ...preview.lines[0], outcome, orderCarrier: 'Nepal Can Move' }];
    const createRemittance = {
      ...{ __typename: 'CreateRemittancePayload', remittance: null, errors: [] },
      preview: { ...preview, lines },
    };
    return of({ data: { createRemittance } });
  });
  renderScreen(<CreateRemittanceDialog carriers={['Upaya', 'Nepal Can Move']} onClose={() => {}} />, {
    link,
  });
  return sentInputs;
}

const uploadParcelList = () =>
  userEvent.upload(
    screen.getByLabelText('Choose a file', { selector: 'input' }),
    new File(['Parcel,COD\nT-1,11800'], 'list.csv'),
  );

test('the carrier with the most parcels is filled in, and the parcels are checked against it', async () => {
  const sentInputs = openWithTwoCarriers();
  await uploadParcelList();
  await screen.findByRole('button', { name: 'Record' });
  expect(screen.getByLabelText('Courier')).toHaveProperty('value', 'Nepal Can Move');
  expect(screen.queryByText('With another courier')).toBeNull();
  expect(sentInputs.map(({ carrier }) => carrier)).toEqual(['Upaya', 'Nepal Can Move']);
});

test('the parcels are checked against a carrier chosen by staff, and that carrier is not replaced', async () => {
  const sentInputs = openWithTwoCarriers();
  await uploadParcelList();
  await screen.findByRole('button', { name: 'Record' });
  await userEvent.selectOptions(screen.getByLabelText('Courier'), 'Upaya');
  expect(await screen.findByText('With another courier')).toBeTruthy();
  expect(screen.getByLabelText('Courier')).toHaveProperty('value', 'Upaya');
  await userEvent.selectOptions(screen.getByLabelText('Courier'), 'Nepal Can Move');
  await waitFor(() => expect(screen.queryByText('With another courier')).toBeNull());
  expect(sentInputs.map(({ carrier }) => carrier)).toEqual([
    'Upaya',
    'Nepal Can Move',
    'Upaya',
    'Nepal Can Move',
  ]);
});
