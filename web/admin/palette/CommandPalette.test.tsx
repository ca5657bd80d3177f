import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CommandPalette } from './CommandPalette.tsx';

// The first test pays for loading what all of them show, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 20_000 });

afterEach(cleanup);

function Screen() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Link to="/admin/orders">Elsewhere</Link>
      {isOpen && <CommandPalette onClose={() => setOpen(false)} />}
    </>
  );
}

test('it goes with the screen that it was opened over', async () => {
  renderScreen(<Screen />, { at: '/admin' });
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.click(screen.getByText('Elsewhere'));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
