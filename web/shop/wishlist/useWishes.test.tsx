import { act, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
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
