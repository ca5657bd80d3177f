import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UNSAFE_createHashHistory as createHashHistory, Outlet } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { NavigatedScreens } from '../navigation/NavigatedScreens.tsx';
import { createNavigation } from '../navigation/navigation.ts';
import { OverlayLink } from './OverlayLink.tsx';
import { isOverlayEntry } from './overlayEntry.ts';
import { useCloseOnBack } from './useCloseOnBack.ts';

beforeEach(() => window.history.pushState(null, '', '#/'));
function Page() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const dismiss = useCloseOnBack(isOpen, close);
  return (
    <>
      <Outlet />
      {isOpen ? (
        <div role="dialog">
          <button type="button" onClick={dismiss}>
            Close
          </button>
          <OverlayLink to="/elsewhere" onLeave={close}>
            Leave
          </OverlayLink>
        </div>
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
    </>
  );
}

async function openOverlay() {
  const navigation = createNavigation(createHashHistory(), [
    {
      element: <Page />,
      children: [
        { path: '/', element: 'Beneath' },
        { path: '/elsewhere', element: 'Elsewhere' },
      ],
    },
  ]);
  render(<NavigatedScreens navigation={navigation} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
  expect(isOverlayEntry()).toBe(true);
  return navigation;
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('Back closes the overlay and stays on the page', async () => {
  await openOverlay();
  window.history.back();
  await expectClosed();
  expect(screen.getByText(/Beneath/)).toBeTruthy();
});

test('closing with the overlay’s button leaves no history entry', async () => {
  await openOverlay();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expectClosed();
  await waitFor(() => expect(isOverlayEntry()).toBe(false));
});

test('a link in the overlay replaces its history entry', async () => {
  await openOverlay();
  const entryCount = window.history.length;
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  expect(await screen.findByText(/Elsewhere/)).toBeTruthy();
  await expectClosed();
  expect(window.history.length).toBe(entryCount);
});

test('any navigation closes the overlay', async () => {
  const { navigator } = await openOverlay();
  act(() => navigator.push('/elsewhere'));
  await expectClosed();
});
