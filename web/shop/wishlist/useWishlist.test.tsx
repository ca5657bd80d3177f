import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { Toaster } from '#web/ui/toast/Toaster.tsx';
import { readGuestWishlist } from './guestWishlist.storage.ts';
import { useWishlist } from './useWishlist.ts';

test('products whose hearts are tapped at the same time are all saved, the last one first', () => {
  renderScreen(
    <Provider store={createStore()}>
      <AddToWishlistButtons />
    </Provider>,
  );
  act(() => {
    for (const wishlistButton of screen.getAllByRole('button')) wishlistButton.click();
  });
  expect(screen.getByText('bangle, studs, ring')).toBeDefined();
  expect(readGuestWishlist()).toEqual(['bangle', 'studs', 'ring']);
});

test('several products added in a row show one toast', async () => {
  renderScreen(
    <Provider store={createStore()}>
      <Toaster />
      <AddToWishlistButtons />
    </Provider>,
  );
  for (const wishlistButton of screen.getAllByRole('button')) await userEvent.click(wishlistButton);
  expect(await screen.findAllByText('Added to your wishlist')).toHaveLength(1);
});

function AddToWishlistButtons() {
  const { wishlistIds, add } = useWishlist();
  return (
    <>
      {['ring', 'studs', 'bangle'].map((id) => (
        <button key={id} type="button" onClick={() => add(id)} />
      ))}
      <p>{wishlistIds.join(', ')}</p>
    </>
  );
}
