import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { emptyProduct } from './productValues.ts';

const base = { ...emptyProduct, name: 'Ring', sku: 'RG-1', description: 'Plain.' };
const editedValues = { ...base, name: 'Mine', sku: 'RG-2' };
const latest = { ...base, name: 'Theirs', description: 'Fine.' };

function open() {
  const onMerged = vi.fn();
  renderScreen(
    <ConflictDialog
      at="2026-11-20T06:00:00Z"
      collections={[]}
      onClose={() => {}}
      {...{ base, edited: editedValues, latest, onMerged }}
    />,
  );
  return onMerged;
}

const withinField = (name: RegExp) => within(screen.getByRole('group', { name }));

test('offers the viewer’s value only for fields they edited', () => {
  open();
  expect(withinField(/^Name/).getByRole('radio', { name: /Your version/ })).toBeDefined();
  expect(withinField(/^Description/).queryByRole('radio')).toBeNull();
  expect(withinField(/^Description/).getByText('Fine.')).toBeDefined();
});

test('continues with the selected values, and with values that only the colleague changed', async () => {
  const onMerged = open();
  await userEvent.click(withinField(/^Name/).getByRole('radio', { name: /Saved version/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue with this version' }));
  expect(onMerged).toHaveBeenCalledWith({ ...base, name: 'Theirs', sku: 'RG-2', description: 'Fine.' });
});
