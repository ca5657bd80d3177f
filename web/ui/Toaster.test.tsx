import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { Toaster } from './Toaster.tsx';
import { useNotify } from './useNotify.ts';

afterEach(cleanup);

function Speaker() {
  const notify = useNotify();
  function speak() {
    for (const _request of [1, 2, 3]) notify.error('Server error. Please try again later.');
    notify.success('Item removed from cart');
    notify.success('Item removed from cart');
  }
  return (
    <button type="button" onClick={speak}>
      Speak
    </button>
  );
}

test('one reason is told once, however many requests it stops; what was done is told each time', async () => {
  renderScreen(
    <>
      <Toaster />
      <Speaker />
    </>,
  );
  screen.getByRole('button', { name: 'Speak' }).click();
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  expect(screen.getAllByText('Item removed from cart')).toHaveLength(2);
});
