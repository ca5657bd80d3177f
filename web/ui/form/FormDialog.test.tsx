import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { FormDialog } from './FormDialog.tsx';

function open() {
  const onClose = vi.fn();
  renderScreen(
    <FormDialog
      title="Deduct"
      problem={null}
      submitLabel="Deduct"
      isSending={false}
      onSubmit={() => {}}
      onClose={onClose}
    >
      <input aria-label="Reason" />
    </FormDialog>,
  );
  return onClose;
}

test('Escape closes a form without typed text', async () => {
  const onClose = open();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('Escape does not close a form with typed text, but “Cancel” does', async () => {
  const onClose = open();
  await userEvent.type(screen.getByLabelText('Reason'), 'Polishing{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a field with wide content stays within the dialog', () => {
  open();
  const content = screen.getByLabelText('Reason').parentElement;
  if (!content) throw new Error('The field is in the dialog.');
  expect(getComputedStyle(content).gridTemplateColumns).toBe('minmax(0px, 1fr)');
});
