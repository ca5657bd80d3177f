import { ApolloLink, Observable } from '@apollo/client';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { NEVER, of, throwError } from 'rxjs';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keepSession } from '#web/session/token/tokenStore.ts';
import { aViewer } from '#web/testing/aViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CounterSalePage } from './CounterSalePage.tsx';

const staff = aViewer({ id: 'staff', role: 'ADMIN' });

interface Account {
  key: string;
  name: string;
  phone: string;
}

const sita: Account = { key: 'sita', name: 'Sita Rai', phone: '+9779841000001' };
const gita: Account = { key: 'gita', name: 'Gita Rai', phone: '+9779841000001' };

let accounts: Account[];
/** Answers to look-ups that are held back until they are called. */
let heldBack: (() => void)[] | null;
let parked: object | null;
let isParkLost: boolean;

beforeEach(() => {
  [accounts, heldBack, parked, isParkLost] = [[sita], null, null, false];
  keepSession('t'.repeat(60), staff);
});

const link = new ApolloLink(({ operationName, variables }) => {
  if (operationName === 'TillBuyers') return buyersAnswer();
  if (operationName === 'TillPark' && isParkLost) return throwError(() => new Error('offline'));
  const data = answers(operationName ?? '', variables);
  return data ? of({ data }) : NEVER;
});

function buyersAnswer() {
  const counterBuyers = accounts.map(({ key, ...known }) => ({
    ...{ __typename: 'KnownBuyer', key, customerId: key, ...known },
    ...{ email: `${key}@example.com`, pan: '301234567', orders: 2 },
  }));
  return new Observable<{ data: object }>((observer) => {
    const answer = () => {
      observer.next({ data: { counterBuyers } });
      observer.complete();
    };
    if (heldBack) heldBack.push(answer);
    else answer();
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

function answers(operation: string, { input }: Record<string, unknown>): object | null {
  if (operation === 'TillScan')
    return {
      scannedPiece: { __typename: 'ScannedPiece', product, variant: { __typename: 'Variant', id: 'v1' } },
    };
  if (operation === 'TillPark') {
    const { content } = input as { content: object };
    parked = {
      ...{ __typename: 'ParkedSale', id: 'parked', label: 'Sita Rai', content, pieces: 1, total: 0 },
      ...{ by: 'Maya', parkedAt: '2026-11-28T06:00:00Z' },
    };
    return { parkSale: { __typename: 'ParkSalePayload', parkedSale: parked, errors: [] } };
  }
  if (operation === 'TillParked') return { parkedSales: parked ? [parked] : [] };
  if (operation === 'TillTakeUp')
    return { resumeParkedSale: { __typename: 'ParkedSalePayload', parkedSale: parked, errors: [] } };
  return null;
}

function open() {
  return renderScreen(<CounterSalePage />, { link, viewer: staff });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const attached = () => screen.findByText(/^This sale goes to the account of Sita Rai/);

async function scan() {
  type('Scan or search (F2)', 'LOTUS');
  fireEvent.keyDown(field('Scan or search (F2)'), { key: 'Enter' });
  await screen.findByText('Lotus ring is on the counter');
}

function expectNobody() {
  for (const label of ['Phone (F3)', 'Name', 'Email, for the receipt', 'PAN, if wanted'])
    expect(field(label).value).toBe('');
  expect(screen.queryByText(/^This sale goes to the account/)).toBeNull();
  expect(screen.queryByRole('listbox', { name: 'Known customers' })).toBeNull();
}

test.each(['+977 984-1000001', '९८४१०००००१'])(
  'the account of the phone %s is attached by name, and stays detached once staff detach it',
  async (phone) => {
    open();
    type('Phone (F3)', phone);
    await attached();
    expect(field('Name').value).toBe('Sita Rai');
    expect(field('PAN, if wanted').value).toBe('301234567');
    press('Detach');
    expect(screen.getByText('Without an account')).toBeTruthy();
    expect(field('Name').value).toBe('');
    expect(field('PAN, if wanted').value).toBe('');
    expect(field('Phone (F3)').value).toBe(phone);
    expect(document.activeElement).toBe(field('Phone (F3)'));
  },
);

test('the attached account stands right after the phone that it was found by, and is not suggested again', async () => {
  open();
  type('Phone (F3)', '9841000001');
  const account = await attached();
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(isBefore(field('Phone (F3)'), account)).toBe(true);
  expect(isBefore(account, field('Name'))).toBe(true);
  expect(screen.queryByRole('listbox', { name: 'Known customers' })).toBeNull();
});

test('another phone takes the account and its details away', async () => {
  open();
  type('Phone (F3)', '9841000001');
  await attached();
  type('Phone (F3)', '9841000002');
  expect(field('Name').value).toBe('');
  expect(screen.queryByText(/^This sale goes to the account/)).toBeNull();
});

test('several accounts of one phone are a choice, and none is attached by itself', async () => {
  accounts = [sita, gita];
  open();
  type('Phone (F3)', '9841000001');
  await screen.findByText(/^Several accounts have this phone number/);
  expect(screen.getByText('Without an account')).toBeTruthy();
  const list = screen.getByRole('listbox', { name: 'Known customers' });
  fireEvent.click(within(list).getByRole('option', { name: /Gita Rai/ }));
  expect(await screen.findByText(/^This sale goes to the account of Gita Rai/)).toBeTruthy();
});

test('a parked sale leaves nothing of its buyer, and has all of it when it is taken up', async () => {
  open();
  await scan();
  type('Coupon code', 'DASHAIN');
  type('Phone (F3)', '9841000001');
  await attached();
  press('Park (F6)');
  await screen.findByText('Scan a piece to begin.');
  expectNobody();
  await scan();
  expect(field('Coupon code').value).toBe('');
  press('Parked sales (F7)');
  fireEvent.click(await screen.findByRole('button', { name: 'Take up' }));
  await attached();
  expect(field('Coupon code').value).toBe('DASHAIN');
});

test('the list of parked sales is left by a button where there is none', async () => {
  open();
  press('Parked sales (F7)');
  await screen.findByText('No sale is parked.');
  press('Close');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a sale whose parking failed stays at the till, and can be parked again', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  isParkLost = true;
  open();
  await scan();
  type('Name', 'Sita Rai');
  await act(async () => press('Park (F6)'));
  await act(async () => new Promise(setImmediate));
  expect(screen.queryByText('Scan a piece to begin.')).toBeNull();
  expect(field('Name').value).toBe('Sita Rai');
  expect(unhandled).not.toHaveBeenCalled();
  isParkLost = false;
  press('Park (F6)');
  await screen.findByText('Scan a piece to begin.');
});

test('an answer that arrives after its sale was started over attaches nobody and suggests nobody', async () => {
  heldBack = [];
  open();
  await scan();
  type('Phone (F3)', '9841000001');
  await vi.waitFor(() => expect(heldBack?.length).toBeGreaterThan(0));
  press('Start over');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start over' }));
  await screen.findByText('Scan a piece to begin.');
  act(() => {
    for (const answer of heldBack ?? []) answer();
  });
  expectNobody();
  await scan();
  expectNobody();
});

test('a reload keeps the sale, and a sale that ends in another tab ends here', async () => {
  const first = open();
  await scan();
  type('Phone (F3)', '9841000001');
  await attached();
  const key = 'draft:staff:till';
  await expect.poll(() => localStorage.getItem(key)).toContain('Sita Rai');
  first.unmount();
  open();
  await attached();
  const oldValue = localStorage.getItem(key);
  expect(oldValue).toContain('Sita Rai');
  localStorage.removeItem(key);
  fireEvent(window, new StorageEvent('storage', { key, oldValue, newValue: null }));
  await screen.findByText('Scan a piece to begin.');
  expectNobody();
});
