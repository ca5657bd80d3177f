import { ApolloLink, Observable } from '@apollo/client';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { NEVER, of, throwError } from 'rxjs';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { storeSession } from '#web/session/token/tokenStore.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CounterSalePage } from './CounterSalePage.tsx';

const staff = createViewer({ id: 'staff', role: 'ADMIN' });

interface Account {
  key: string;
  name: string;
  phone: string;
}

const sita: Account = { key: 'sita', name: 'Sita Rai', phone: '+9779841000001' };
const gita: Account = { key: 'gita', name: 'Gita Rai', phone: '+9779841000001' };

let accounts: Account[];
/** Functions that deliver the delayed search responses; null if responses are not delayed. */
let delayedResponses: (() => void)[] | null;
let parkedSale: object | null;
let isParkResponseLost: boolean;

beforeEach(() => {
  [accounts, delayedResponses, parkedSale, isParkResponseLost] = [[sita], null, null, false];
  storeSession('t'.repeat(60), staff);
});

const link = new ApolloLink(({ operationName, variables }) => {
  if (operationName === 'TillBuyers') return createCustomersResponse();
  if (operationName === 'TillPark' && isParkResponseLost) return throwError(() => new Error('offline'));
  const data = getResponseData(operationName ?? '', variables);
  return data ? of({ data }) : NEVER;
});

function createCustomersResponse() {
  const customers = accounts.map(({ key, ...known }) => ({
    ...{ __typename: 'CounterCustomer', key, customerId: key, ...known },
    ...{ email: `${key}@example.com`, pan: '301234567', orders: 2 },
  }));
  return new Observable<{ data: object }>((observer) => {
    const sendResponse = () => {
      observer.next({ data: { counterCustomers: customers } });
      observer.complete();
    };
    if (delayedResponses) delayedResponses.push(sendResponse);
    else sendResponse();
  });
}

const variant = { __typename: 'Variant', id: 'v1', sku: 'LOTUS', size: null, price: 12_000, stock: 2 };
const product = {
  __typename: 'Product',
  id: 'p1',
  name: 'Lotus ring',
  sku: 'LOTUS',
  image: null,
  darkImage: null,
  variants: [variant],
};

function getResponseData(operation: string, { input }: Record<string, unknown>): object | null {
  if (operation === 'TillScan')
    return {
      productByCode: {
        __typename: 'ProductCodeMatch',
        product,
        variant: { __typename: 'Variant', id: 'v1' },
      },
    };
  if (operation === 'TillPark') {
    const { content } = input as { content: object };
    parkedSale = {
      ...{ __typename: 'ParkedSale', id: 'parked', label: 'Sita Rai', content, pieces: 1, total: 0 },
      ...{ by: 'Maya', parkedAt: '2026-11-28T06:00:00Z' },
    };
    return { parkSale: { __typename: 'ParkSalePayload', parkedSale, errors: [] } };
  }
  if (operation === 'TillParked') return { parkedSales: parkedSale ? [parkedSale] : [] };
  if (operation === 'TillTakeUp')
    return { resumeParkedSale: { __typename: 'ParkedSalePayload', parkedSale, errors: [] } };
  return null;
}

function open() {
  return renderScreen(<CounterSalePage />, { link, viewer: staff });
}

const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(getField(label), { target: { value } });
const clickButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const findAttachedText = () => screen.findByText(/^This sale is linked to Sita Rai’s account/);

async function scan() {
  type('Scan or search (F2)', 'LOTUS');
  fireEvent.keyDown(getField('Scan or search (F2)'), { key: 'Enter' });
  await screen.findByText('Lotus ring added to the sale');
}

function expectNoCustomer() {
  for (const label of ['Phone (F3)', 'Name', 'Email for the receipt', 'PAN, if requested'])
    expect(getField(label).value).toBe('');
  expect(screen.queryByText(/^This sale is linked to/)).toBeNull();
  expect(screen.queryByRole('listbox', { name: 'Matching customers' })).toBeNull();
}

test.each(['+977 984-1000001', '९८४१०००००१'])(
  'the account with the phone number %s is attached and shown by name, and can be detached',
  async (phone) => {
    open();
    type('Phone (F3)', phone);
    await findAttachedText();
    expect(getField('Name').value).toBe('Sita Rai');
    expect(getField('PAN, if requested').value).toBe('301234567');
    clickButton('Unlink account');
    expect(screen.getByText('Without an account')).toBeTruthy();
    expect(getField('Name').value).toBe('');
    expect(getField('PAN, if requested').value).toBe('');
    expect(getField('Phone (F3)').value).toBe(phone);
    expect(document.activeElement).toBe(getField('Phone (F3)'));
  },
);

test('the attached account is shown directly after the phone field and is not suggested again', async () => {
  open();
  type('Phone (F3)', '9841000001');
  const account = await findAttachedText();
  const isBefore = (a: Element, b: Element) =>
    (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(isBefore(getField('Phone (F3)'), account)).toBe(true);
  expect(isBefore(account, getField('Name'))).toBe(true);
  expect(screen.queryByRole('listbox', { name: 'Matching customers' })).toBeNull();
});

test('a different phone number removes the account and its details', async () => {
  open();
  type('Phone (F3)', '9841000001');
  await findAttachedText();
  type('Phone (F3)', '9841000002');
  expect(getField('Name').value).toBe('');
  expect(screen.queryByText(/^This sale is linked to/)).toBeNull();
});

test('several accounts with the same phone number are offered, and none is attached automatically', async () => {
  accounts = [sita, gita];
  open();
  type('Phone (F3)', '9841000001');
  await screen.findByText(/^Several accounts have this phone number/);
  expect(screen.getByText('Without an account')).toBeTruthy();
  const list = screen.getByRole('listbox', { name: 'Matching customers' });
  fireEvent.click(within(list).getByRole('option', { name: /Gita Rai/ }));
  expect(await screen.findByText(/^This sale is linked to Gita Rai’s account/)).toBeTruthy();
});

test('parking a sale clears its customer data, and resuming restores it', async () => {
  open();
  await scan();
  type('Coupon code', 'DASHAIN');
  type('Phone (F3)', '9841000001');
  await findAttachedText();
  clickButton('Park (F6)');
  await screen.findByText('Scan an item to start.');
  expectNoCustomer();
  await scan();
  expect(getField('Coupon code').value).toBe('');
  clickButton('Parked sales (F7)');
  fireEvent.click(await screen.findByRole('button', { name: 'Resume' }));
  await findAttachedText();
  expect(getField('Coupon code').value).toBe('DASHAIN');
});

test('an empty list of parked sales can be closed with a button', async () => {
  open();
  clickButton('Parked sales (F7)');
  await screen.findByText('No parked sales.');
  clickButton('Close');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a sale that could not be parked stays at the till and can be parked again', async () => {
  const onUnhandledRejection = vi.fn();
  process.on('unhandledRejection', onUnhandledRejection);
  onTestFinished(() => void process.off('unhandledRejection', onUnhandledRejection));
  isParkResponseLost = true;
  open();
  await scan();
  type('Name', 'Sita Rai');
  await act(async () => clickButton('Park (F6)'));
  await act(async () => new Promise(setImmediate));
  expect(screen.queryByText('Scan an item to start.')).toBeNull();
  expect(getField('Name').value).toBe('Sita Rai');
  expect(onUnhandledRejection).not.toHaveBeenCalled();
  isParkResponseLost = false;
  clickButton('Park (F6)');
  await screen.findByText('Scan an item to start.');
});

test('an account response that arrives after the sale was started over is ignored', async () => {
  delayedResponses = [];
  open();
  await scan();
  type('Phone (F3)', '9841000001');
  await vi.waitFor(() => expect(delayedResponses?.length).toBeGreaterThan(0));
  clickButton('Start over');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start over' }));
  await screen.findByText('Scan an item to start.');
  act(() => {
    for (const sendResponse of delayedResponses ?? []) sendResponse();
  });
  expectNoCustomer();
  await scan();
  expectNoCustomer();
});

test('a reload keeps the sale, and a sale that ends in one tab ends in the others', async () => {
  const firstTab = open();
  await scan();
  type('Phone (F3)', '9841000001');
  await findAttachedText();
  const key = 'draft:staff:till';
  await expect.poll(() => localStorage.getItem(key)).toContain('Sita Rai');
  firstTab.unmount();
  open();
  await findAttachedText();
  const oldValue = localStorage.getItem(key);
  expect(oldValue).toContain('Sita Rai');
  localStorage.removeItem(key);
  fireEvent(window, new StorageEvent('storage', { key, oldValue, newValue: null }));
  await screen.findByText('Scan an item to start.');
  expectNoCustomer();
});
