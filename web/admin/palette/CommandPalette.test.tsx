import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CommandPalette } from './CommandPalette.tsx';

function Screen() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Link to="/admin/orders">Elsewhere</Link>
      <p>At {useLocation().pathname}</p>
      {isOpen && <CommandPalette onClose={() => setOpen(false)} />}
    </>
  );
}

test('the palette stays open over a screen that was still loading when it was opened', async () => {
  renderScreen(<Screen />, { at: '/admin' });
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(await screen.findByText('At /admin/orders')).toBeTruthy();
  expect(screen.getByRole('dialog')).toBeTruthy();
});
