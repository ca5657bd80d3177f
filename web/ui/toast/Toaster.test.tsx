import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { setLocale } from '#web/locale/language.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { Toaster } from './Toaster.tsx';
import { useNotify } from './useNotify.ts';

function ToastButton() {
  const notify = useNotify();
  function showToasts() {
    for (const _request of [1, 2, 3]) notify.error('The scale is out of order.');
    notify.success('Item removed from cart');
    notify.success('Item removed from cart');
    for (const _click of [1, 2, 3]) notify.repeated('Link sent again');
  }
  return (
    <button type="button" onClick={showToasts}>
      Speak
    </button>
  );
}

test('repeated errors and repeatable actions show one toast, and other actions show one each time', async () => {
  renderScreen(
    <>
      <Toaster />
      <ToastButton />
    </>,
  );
  screen.getByRole('button', { name: 'Speak' }).click();
  expect(await screen.findAllByText('The scale is out of order.')).toHaveLength(1);
  expect(screen.getAllByText('Item removed from cart')).toHaveLength(2);
  expect(screen.getAllByText('Link sent again')).toHaveLength(1);
});

test('changing the language closes all toasts', async () => {
  onTestFinished(() => setLocale('en'));
  renderScreen(
    <>
      <Toaster />
      <ToastButton />
    </>,
  );
  screen.getByRole('button', { name: 'Speak' }).click();
  await screen.findByText('The scale is out of order.');
  await act(() => setLocale('ne'));
  // The toast closes after its own duration.
  await waitFor(() => expect(screen.queryByText('The scale is out of order.')).toBeNull(), {
    timeout: 10_000,
  });
});
