import { ApolloLink } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { createViewer } from '#web/testing/createViewer.ts';
import { recordToasts } from '#web/testing/recordToasts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { OrderTagsPage } from './OrderTagsPage.tsx';

const createTag = (id: string, name: string, orderCount: number) => ({
  __typename: 'OrderTag',
  id,
  name,
  colour: 'PLAIN',
  orderCount,
});

/** Mocks a list that loads only once, so that later content comes from the responses to changes. */
function mockResponses(changes: Record<string, object>) {
  let listRequestCount = 0;
  return new ApolloLink(({ operationName = '' }) => {
    if (operationName === 'OrderTags' && listRequestCount++ === 0)
      return of({ data: { orderTags: [createTag('1', 'Gift', 1), createTag('2', 'Gift wrap', 2)] } });
    const data = changes[operationName];
    return data ? of({ data }) : NEVER;
  });
}

const getOrderCounts = () =>
  screen.getAllByRole('link', { name: /\d order/ }).map(({ textContent }) => textContent);

test('a merged tag leaves the list immediately', async () => {
  const toasts = recordToasts();
  const link = mockResponses({
    MergeOrderTags: { mergeOrderTags: { tag: createTag('2', 'Gift wrap', 3), errors: [] } },
  });
  renderScreen(<OrderTagsPage />, { link, viewer: createViewer({ role: 'ADMIN' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Merge Gift' }));
  await userEvent.selectOptions(screen.getByLabelText('Merge into'), 'Gift wrap');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Merge' }));
  await vi.waitFor(() => expect(toasts).toMatchObject([{ text: 'Gift merged into Gift wrap' }]));
  expect(getOrderCounts()).toEqual(['3 orders']);
});

test('a deleted tag leaves the list immediately', async () => {
  const toasts = recordToasts();
  const link = mockResponses({ DeleteOrderTag: { deleteOrderTag: { deletedId: '1', errors: [] } } });
  renderScreen(<OrderTagsPage />, { link, viewer: createViewer({ role: 'ADMIN' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Gift' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(toasts).toMatchObject([{ text: 'Gift deleted' }]));
  expect(getOrderCounts()).toEqual(['2 orders']);
});
