import { ApolloLink } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import type { Checkout } from '#domain/orders/checkoutSchema.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { usePlaceOrder } from './usePlaceOrder.ts';

const checkout = {} as Checkout;

function PlaceOrder({ onPlaced }: { onPlaced: () => void }) {
  const placeOrder = usePlaceOrder({ recheck: async () => [], onPlaced });
  return (
    <button type="button" onClick={() => void placeOrder(checkout, 0)}>
      Place order
    </button>
  );
}

/** Places an order where the answers have these statuses; tells the keys that were sent. */
function placeWith(...statuses: string[]) {
  const keys: string[] = [];
  let placed = 0;
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'PlaceOrder') return NEVER;
    keys.push(variables.input.idempotencyKey);
    const order = {
      __typename: 'Order',
      id: `${keys.length}`,
      number: 'JW-1',
      status: statuses[keys.length - 1],
    };
    const placeOrder = { __typename: 'PlaceOrderPayload', order, guestToken: null, quote: null, errors: [] };
    return of({ data: { placeOrder } });
  });
  renderScreen(
    <PlaceOrder
      onPlaced={() => {
        placed += 1;
      }}
    />,
    { link },
  );
  fireEvent.click(screen.getByText('Place order'));
  return { keys, placed: () => placed };
}

test('an order is sent once', async () => {
  const { keys, placed } = placeWith('PENDING');
  await waitFor(() => expect(placed()).toBe(1));
  expect(keys).toHaveLength(1);
});

test('what an earlier attempt had placed and was cancelled since is ordered anew', async () => {
  const { keys, placed } = placeWith('CANCELLED', 'PENDING');
  await waitFor(() => expect(placed()).toBe(1));
  expect(new Set(keys).size).toBe(2);
});
