import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { TotalsList } from './TotalsList.tsx';

// The first test pays for loading what all of them show, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 20_000 });

test('says the tax with the rate that it was reckoned at, whatever the store asks today', () => {
  const totals = { items: 1000, discount: 0, totalAmount: 1000, shipping: 200, tax: 130, taxPercent: 13 };
  renderScreen(<TotalsList totals={{ ...totals, finalTotal: 1330 }} />);
  expect(screen.getByText('Estimated tax (13%)')).toBeTruthy();
});
