import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { NewCouponPage } from './NewCouponPage.tsx';

const ring = {
  __typename: 'Product',
  id: 'ring',
  name: 'Lotus ring',
  sku: 'LOTUS',
  staff: { __typename: 'ProductForStaff', status: 'ACTIVE' },
};

const responses: Record<string, object> = {
  CouponCollections: { collections: [{ __typename: 'Collection', id: 'bridal', name: 'Bridal' }] },
  PieceSearch: { adminProducts: { edges: [{ node: ring }] } },
  CouponPieces: { adminProducts: { edges: [{ node: ring }] } },
};

let sentInputs: Record<string, unknown>[];

const server = new ApolloLink(
  ({ operationName, variables }) =>
    new Observable((observer) => {
      const data = responses[operationName ?? ''];
      if (data) {
        observer.next({ data });
        observer.complete();
      }
      if (operationName === 'CreateCoupon') sentInputs.push(variables.input);
    }),
);

beforeEach(() => {
  sentInputs = [];
  renderScreen(<NewCouponPage />, {
    link: server,
    at: '/admin/coupons/new',
    path: '/admin/coupons/new',
    viewer: createViewer({ role: 'ADMIN' }),
  });
});

const clickCreate = () => userEvent.click(screen.getByRole('button', { name: 'Create coupon' }));

test('free shipping has no amount and shows an example', async () => {
  await userEvent.type(screen.getByLabelText('Code'), 'FREESHIP');
  await userEvent.click(screen.getByRole('button', { name: 'Free shipping' }));
  expect(screen.queryByLabelText(/off \(/)).toBeNull();
  expect(screen.queryByText('Discount applies to')).toBeNull();
  expect(screen.getByText('Order of NPR 2,500: NPR 200 off shipping')).toBeTruthy();
  expect(screen.getByText('Order of NPR 5,000: shipping is already free')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/Maximum discount/), '150');
  await clickCreate();
  await expect.poll(() => sentInputs).toHaveLength(1);
  expect(sentInputs[0]).toMatchObject({ code: 'FREESHIP', kind: 'SHIPPING', value: 0, maxDiscount: 150 });
});

test('a coupon for collections is not saved until a collection is chosen', async () => {
  await userEvent.type(screen.getByLabelText('Code'), 'RING10');
  await userEvent.type(screen.getByLabelText('Percentage off (%)'), '10');
  await userEvent.click(screen.getByRole('radio', { name: 'Specific products' }));
  await clickCreate();
  expect(await screen.findByText('Choose 1 to 50 products.')).toBeTruthy();
  expect(sentInputs).toEqual([]);

  await userEvent.click(screen.getByLabelText('Collections'));
  await userEvent.click(await screen.findByRole('option', { name: 'Bridal' }));
  await expect.poll(() => screen.queryByText('Choose 1 to 50 products.')).toBeNull();
});

test('single products can be added and removed', async () => {
  await userEvent.type(screen.getByLabelText('Code'), 'RING10');
  await userEvent.type(screen.getByLabelText('Percentage off (%)'), '10');
  await userEvent.click(screen.getByRole('radio', { name: 'Specific products' }));
  await userEvent.type(screen.getByLabelText('Find products to add'), 'lotus');
  await userEvent.click(await screen.findByRole('button', { name: 'Add Lotus ring' }));
  expect(await screen.findByRole('button', { name: 'Remove Lotus ring' })).toBeTruthy();
  await clickCreate();
  await expect.poll(() => sentInputs).toHaveLength(1);
  expect(sentInputs[0]).toMatchObject({ collectionIds: null, productIds: ['ring'] });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lotus ring' }));
  expect(screen.queryByRole('list', { name: 'Selected products' })).toBeNull();
});
