import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { EditedProductFragment } from './EditedProduct.generated.ts';
import { StatusPanel } from './StatusPanel.tsx';

function show(description: string, missingFields: string[]) {
  const staff = {
    status: 'DRAFT',
    missing: missingFields,
    updatedAt: '2026-11-01T00:00:00.000Z',
    popularity: 0,
    alertCount: 0,
  };
  const product = { slug: 'ring', staff } as unknown as EditedProductFragment;
  renderScreen(
    <StatusPanel {...{ product, description }} isBusy={false} isDirty onStatusChange={() => {}} />,
  );
}

test('a typed description is not reported as missing', () => {
  show('A plain band.', ['Enter a description.', 'Add a photo.']);
  expect(screen.queryByText('Enter a description.')).toBeNull();
  expect(screen.getByText('Add a photo.')).toBeTruthy();
});

test('a cleared description is immediately reported as missing', () => {
  show(' ', ['Add a photo.']);
  expect(screen.getByText('Enter a description.')).toBeTruthy();
});
