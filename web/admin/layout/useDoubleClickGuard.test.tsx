import { Button, Dialog } from '@mui/material';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { useDoubleClickGuard } from './useDoubleClickGuard.ts';

function Screen({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  useDoubleClickGuard();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Confirm order</Button>
      <Dialog open={isOpen} onClose={onClose}>
        Sure?
      </Dialog>
    </>
  );
}

function clickAt(element: Element, timeStamp: number) {
  fireEvent.mouseDown(element);
  const click = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(click, 'timeStamp', { value: timeStamp });
  fireEvent(element, click);
}

const getOutsideElement = () => screen.getByRole('dialog').closest('.MuiDialog-container') as Element;

test('the second click of a double click does not close the dialog opened by the first, but a later click does', () => {
  const onClose = vi.fn();
  renderScreen(<Screen onClose={onClose} />);
  clickAt(screen.getByRole('button', { name: 'Confirm order' }), 1000);
  clickAt(getOutsideElement(), 1400);
  expect(onClose).not.toHaveBeenCalled();

  clickAt(getOutsideElement(), 2000);
  expect(onClose).toHaveBeenCalledOnce();
});
