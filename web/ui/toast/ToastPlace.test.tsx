import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { Toaster } from './Toaster.tsx';
import { ToastPlace } from './ToastPlace.tsx';
import { useNotify } from './useNotify.ts';

function Speaker() {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify.success('Said')}>
      Speak
    </button>
  );
}

test('what is said while an overlay has a place for toasts is said in it, and covers none of it', async () => {
  renderScreen(
    <>
      <Toaster />
      <section aria-label="Overlay">
        <Speaker />
        <ToastPlace />
      </section>
    </>,
  );
  screen.getByRole('button', { name: 'Speak' }).click();
  const overlay = screen.getByRole('region', { name: 'Overlay' });
  expect(await within(overlay).findByText('Said')).toBeTruthy();
});
