import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { readValuesFromUrl } from '../customerValues.ts';
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
const viewer = createViewer({ role: 'ADMIN' });

test('a new account starts with the guest’s known details', () => {
  renderScreen(<GuestAccount guest={guest} />, { viewer });
  const href = screen.getByRole('link', { name: 'Create account' }).getAttribute('href') ?? '';
  expect(readValuesFromUrl(new URLSearchParams(href.split('?')[1]))).toEqual({
    name: 'Maya Gurung',
    phone: '+9779841000001',
    email: '',
  });
});

test('an account with the same phone number is linked', () => {
  const customer = { __typename: 'Customer' as const, id: 'c1', name: 'Maya G.' };
  renderScreen(<GuestAccount guest={{ ...guest, customer }} />, { viewer });
  expect(screen.getByRole('link', { name: 'Maya G.' }).getAttribute('href')).toContain('/admin/customers/c1');
});

test('staff with only the read permission see no action', () => {
  const readOnlyViewer = createViewer({ role: 'ADMIN', permissions: ['enterAdmin', 'readCustomers'] });
  renderScreen(<GuestAccount guest={guest} />, { viewer: readOnlyViewer });
  expect(screen.queryByRole('link')).toBeNull();
});
