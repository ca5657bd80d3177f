import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { SheetSample } from './SheetSample.tsx';

test('a long text wraps, so that the amounts beside it are in view, each on one line', () => {
  const text = 'FT from CUSTOMER 22 JW-QS30X156C4';
  renderScreen(<SheetSample columns={['Particulars', 'Credit (Cr)']} rows={[[text, '14,75,841.00']]} />);
  expect(getComputedStyle(screen.getByText(text)).whiteSpace).toBe('normal');
  const amount = screen.getByText('14,75,841.00');
  expect(getComputedStyle(amount).whiteSpace).toBe('nowrap');
  expect(amount.dataset.name).toBe('Credit (Cr)');
});
