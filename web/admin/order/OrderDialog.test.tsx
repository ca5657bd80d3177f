import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { OrderSheet_OrderFragment as Order } from './Order.generated.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { anOrder, aTimelineEntry } from './testing/anOrder.ts';

const baseOrder = anOrder();
const { staff } = baseOrder;

function open(order: Order, isPossible: boolean) {
  const onContinue = vi.fn();
  renderScreen(
    <OrderDialog
      title="Cancel order JW-7K2M9QX4TB?"
      confirm="Cancel the order"
      conflict={order === baseOrder ? null : { base: baseOrder, rebase: onContinue }}
      problem={null}
      isSending={false}
      onSubmit={(event) => event.preventDefault()}
      onClose={() => {}}
      {...{ order, isPossible }}
    >
      <input aria-label="Reason" />
    </OrderDialog>,
  );
  return onContinue;
}

const getButton = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });

test('an unchanged order shows the dialog’s own content', () => {
  open(baseOrder, true);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(getButton('Cancel the order')?.disabled).toBe(false);
});

test('a changed order shows who did what and when, and its current values', () => {
  open(
    anOrder({
      status: 'PROCESSING',
      version: 2,
      staff: {
        ...staff,
        history: [
          ...staff.history,
          aTimelineEntry({ status: 'PROCESSING', at: '2026-11-20T08:15:00Z', by: 'Maya Shrestha' }),
        ],
      },
    }),
    true,
  );
  const conflictAlert = within(screen.getByRole('alert'));
  expect(conflictAlert.getByText(/Maya Shrestha/).textContent).toMatch(/In preparation.*2:00/);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(conflictAlert.getByText('Version you opened').nextSibling?.textContent).toBe('Confirmed');
});

test('an action that is still possible can continue after a confirmation', async () => {
  const onContinue = open(anOrder({ notes: 'Ring twice.', version: 2 }), true);
  expect(getButton('Cancel the order')?.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Keep my changes' }));
  expect(onContinue).toHaveBeenCalledOnce();
});

test('if the action is no longer possible, the dialog can only be closed', () => {
  open(anOrder({ status: 'DELIVERED', isCancellable: false, version: 2 }), false);
  expect(screen.getByRole('alert').textContent).toContain('no longer possible. Nothing was changed.');
  expect([
    getButton('Keep my changes'),
    getButton('Cancel the order'),
    screen.queryByLabelText('Reason'),
  ]).toEqual([null, null, null]);
  expect(getButton('Close')).not.toBeNull();
});
