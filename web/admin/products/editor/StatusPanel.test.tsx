import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { EditedProductFragment } from './EditedProduct.generated.ts';
import { StatusPanel } from './StatusPanel.tsx';

function show(description: string, missing: string[]) {
  const staff = {
    status: 'DRAFT',
    missing,
    updatedAt: '2026-11-01T00:00:00.000Z',
    popularity: 0,
    alertCount: 0,
  };
  const product = { slug: 'ring', staff } as unknown as EditedProductFragment;
  renderScreen(<StatusPanel {...{ product, description }} isBusy={false} isDirty onStatus={() => {}} />);
}

test('a description that is typed is missing no more', () => {
  show('A plain band.', ['Describe the piece.', 'Add a photograph.']);
  expect(screen.queryByText('Describe the piece.')).toBeNull();
  expect(screen.getByText('Add a photograph.')).toBeTruthy();
});

test('one that was taken away is missing at once', () => {
  show(' ', ['Add a photograph.']);
  expect(screen.getByText('Describe the piece.')).toBeTruthy();
});
