import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { Toaster } from '#web/ui/toast/Toaster.tsx';
import { readGuestWishes } from './guestWishes.storage.ts';
import { useWishes } from './useWishes.ts';

test('hearts that are tapped in the same moment are all kept, the last first', () => {
  renderScreen(
    <Provider store={createStore()}>
      <Hearts />
    </Provider>,
  );
  act(() => {
    for (const heart of screen.getAllByRole('button')) heart.click();
  });
  expect(screen.getByText('bangle, studs, ring')).toBeDefined();
  expect(readGuestWishes()).toEqual(['bangle', 'studs', 'ring']);
});

test('several pieces that are added in a row have one toast', async () => {
  renderScreen(
    <Provider store={createStore()}>
      <Toaster />
      <Hearts />
    </Provider>,
  );
  for (const heart of screen.getAllByRole('button')) await userEvent.click(heart);
  expect(await screen.findAllByText('Added to your wishlist')).toHaveLength(1);
});

function Hearts() {
  const { wished, add } = useWishes();
  return (
    <>
      {['ring', 'studs', 'bangle'].map((id) => (
        <button key={id} type="button" onClick={() => add(id)} />
      ))}
      <p>{wished.join(', ')}</p>
    </>
  );
}
