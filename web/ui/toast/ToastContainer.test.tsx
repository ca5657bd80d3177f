import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ToastContainer } from './ToastContainer.tsx';
import { Toaster } from './Toaster.tsx';
import { useNotify } from './useNotify.ts';

function ToastButton() {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify.success('Saved')}>
      Show toast
    </button>
  );
}

test('toasts appear inside an overlay that has a place for them, and do not cover it', async () => {
  renderScreen(
    <>
      <Toaster />
      <section aria-label="Overlay">
        <ToastButton />
        <ToastContainer />
      </section>
    </>,
  );
  screen.getByRole('button', { name: 'Show toast' }).click();
  const overlay = screen.getByRole('region', { name: 'Overlay' });
  expect(await within(overlay).findByText('Saved')).toBeTruthy();
});

function OverlayToggle() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Open or close
      </button>
      {isOpen && (
        <section aria-label="Overlay">
          <ToastContainer />
        </section>
      )}
    </>
  );
}

function renderOverlayToggle() {
  renderScreen(
    <>
      <Toaster />
      <ToastButton />
      <OverlayToggle />
    </>,
  );
  const click = (name: string) => screen.getByRole('button', { name }).click();
  return { showToast: () => click('Show toast'), toggleOverlay: () => click('Open or close') };
}

test('toasts move into an overlay when it opens, and out of it when it closes', async () => {
  const { showToast, toggleOverlay } = renderOverlayToggle();
  showToast();
  await screen.findByText('Saved');
  toggleOverlay();
  expect(
    await within(await screen.findByRole('region', { name: 'Overlay' })).findByText('Saved'),
  ).toBeTruthy();
  toggleOverlay();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Overlay' })).toBeNull());
  expect(screen.getByText('Saved')).toBeTruthy();
});

test('a closing toast disappears soon, however often an overlay opens and closes', async () => {
  const { showToast, toggleOverlay } = renderOverlayToggle();
  showToast();
  await screen.findByText('Saved');
  screen.getByRole('button', { name: 'Dismiss' }).click();
  await vi.waitFor(
    () => {
      act(toggleOverlay);
      expect(screen.queryByText('Saved')).toBeNull();
    },
    { timeout: 10_000, interval: 50 },
  );
});
