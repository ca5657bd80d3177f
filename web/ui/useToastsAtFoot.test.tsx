import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { Toaster } from './Toaster.tsx';
import { useNotify } from './useNotify.ts';
import { useToastsAtFoot } from './useToastsAtFoot.ts';

afterEach(cleanup);

function Speaker() {
  useToastsAtFoot();
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify.success('Said')}>
      Speak
    </button>
  );
}

test('where a screen asks for it, toasts come in at the foot, away from the buttons at its head', async () => {
  renderScreen(
    <>
      <Toaster />
      <Speaker />
    </>,
  );
  screen.getByRole('button', { name: 'Speak' }).click();
  const container = (await screen.findByText('Said')).closest('.notistack-SnackbarContainer');
  const { top, bottom } = getComputedStyle(container as Element);
  expect([top, bottom]).toEqual(['', expect.stringMatching(/px$/)]);
});
