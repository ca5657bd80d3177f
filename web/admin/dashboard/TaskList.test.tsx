import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { DashboardQuery } from './DashboardPage.generated.ts';
import { TaskList } from './TaskList.tsx';

test('each figure is the count of the order view or list that it links to', () => {
  const data = {
    adminDashboard: { lowItemCount: 4 },
    adminStats: { __typename: 'AdminStats', pendingReviews: 5 },
    orderViewCounts: [
      { view: 'TO_CONFIRM', count: 6 },
      { view: 'TO_PREPARE', count: 98 },
      { view: 'TO_SHIP', count: 7 },
      { view: 'TRANSFER_RECEIPTS_TO_REVIEW', count: 1 },
      { view: 'PAYMENT_DUE', count: 3 },
      { view: 'REFUND_DUE', count: 2 },
    ],
    soldOut: { totalCount: 45 },
    newMessages: { totalCount: 0 },
  } as unknown as DashboardQuery;
  renderScreen(<TaskList data={data} />);
  const cards = screen.getAllByRole('link').map((card) => [card.textContent, card.getAttribute('href')]);
  expect(cards).toEqual([
    ['Orders to confirm6', '/admin/orders?desk=TO_CONFIRM'],
    ['Orders to prepare98', '/admin/orders?desk=TO_PREPARE'],
    ['Orders to ship7', '/admin/orders?desk=TO_SHIP'],
    ['Receipts to check1', '/admin/orders?desk=TRANSFER_RECEIPTS_TO_REVIEW'],
    ['Payments due3', '/admin/orders?desk=PAYMENT_DUE'],
    ['Refund due2', '/admin/orders?desk=REFUND_DUE'],
    ['Low stock4', '/admin/stock?status=ACTIVE&state=LOW&sort=STOCK_ASC'],
    ['Out of stock45', '/admin/stock?status=ACTIVE&state=OUT&sort=STOCK_ASC'],
    ['New messages0', '/admin/messages'],
    ['Reviews to approve5', '/admin/reviews?status=PENDING'],
  ]);
});
