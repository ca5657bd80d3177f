import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aViewer } from '#web/testing/aViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { knownCustomer } from '../customerValues.ts';
import { GuestAccount } from './GuestAccount.tsx';

const guest = {
  __typename: 'Guest' as const,
  phone: '+9779841000001',
  name: 'Maya Gurung',
  email: '',
  orderCount: 2,
  spent: 23_600,
  lastOrderAt: '2026-11-04T06:00:00Z',
  customer: null,
};
const viewer = aViewer({ role: 'ADMIN' });

test('an account is opened with what is known of the buyer', () => {
  renderScreen(<GuestAccount guest={guest} />, { viewer });
  const address = screen.getByRole('link', { name: 'Open an account' }).getAttribute('href') ?? '';
  expect(knownCustomer(new URLSearchParams(address.split('?')[1]))).toEqual({
    name: 'Maya Gurung',
    phone: '+9779841000001',
    email: '',
  });
});

test('the account that has the phone is led to', () => {
  const customer = { __typename: 'Customer' as const, id: 'c1', name: 'Maya G.' };
  renderScreen(<GuestAccount guest={{ ...guest, customer }} />, { viewer });
  expect(screen.getByRole('link', { name: 'Maya G.' }).getAttribute('href')).toContain('/admin/customers/c1');
});

test('who may only read customers is offered nothing', () => {
  const reader = aViewer({ role: 'ADMIN', permissions: ['enterAdmin', 'readCustomers'] });
  renderScreen(<GuestAccount guest={guest} />, { viewer: reader });
  expect(screen.queryByRole('link')).toBeNull();
});
