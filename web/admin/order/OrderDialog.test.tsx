import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { OrderSheet_OrderFragment as Order } from './Order.generated.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { historyEntry, orderSheet } from './testing/orderSheet.ts';

const seen = orderSheet();
const { staff } = seen;

function open(order: Order, isPossible: boolean) {
  const goOn = vi.fn();
  renderScreen(
    <OrderDialog
      title="Cancel order JW-7K2M9QX4TB?"
      confirm="Cancel the order"
      movedOn={order === seen ? null : { seen, goOn }}
      problem={null}
      isSending={false}
      onSubmit={(event) => event.preventDefault()}
      onClose={() => {}}
      {...{ order, isPossible }}
    >
      <input aria-label="Reason" />
    </OrderDialog>,
  );
  return goOn;
}

const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });

test('an order that stands as it was read is what the dialog is about', () => {
  open(seen, true);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button('Cancel the order')?.disabled).toBe(false);
});

test('an order that moved on says who did what when, and what it reads now', () => {
  open(
    orderSheet({
      status: 'PROCESSING',
      version: 2,
      staff: {
        ...staff,
        history: [
          ...staff.history,
          historyEntry({ status: 'PROCESSING', at: '2026-11-20T08:15:00Z', by: 'Maya Shrestha' }),
        ],
      },
    }),
    true,
  );
  const said = within(screen.getByRole('alert'));
  expect(said.getByText(/Maya Shrestha/).textContent).toMatch(/In preparation.*2:00/);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(said.getByText('As you saw it').nextSibling?.textContent).toBe('Confirmed');
});

test('where it still makes sense one may go on, but not before one says so', async () => {
  const goOn = open(orderSheet({ notes: 'Ring twice.', version: 2 }), true);
  expect(button('Cancel the order')?.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Continue with mine' }));
  expect(goOn).toHaveBeenCalledOnce();
});

test('where it makes no sense any more only closing is offered', () => {
  open(orderSheet({ status: 'DELIVERED', isCancellable: false, version: 2 }), false);
  expect(screen.getByRole('alert').textContent).toContain('no longer possible, and nothing was changed');
  expect([
    button('Continue with mine'),
    button('Cancel the order'),
    screen.queryByLabelText('Reason'),
  ]).toEqual([null, null, null]);
  expect(button('Close')).not.toBeNull();
});
