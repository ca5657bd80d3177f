import { expect, test } from 'vitest';
import { ordersList } from '../ordersList.tsx';
import { orderTabs } from './orderTabs.ts';

/** A list is 1016 px wide on a screen of 1280 px; checkboxes take 50 px. */
const AVAILABLE_WIDTH = 1016 - 50;

test.each(['TO_PREPARE', 'TO_SHIP'])('%s shows the payment method next to the total at 1280 px', (view) => {
  const columns = orderTabs.find(({ value }) => value === view)?.columns ?? [];
  expect(columns).toContain('paymentMethod');
  const fieldsUpToTotal = columns.slice(
    0,
    Math.max(columns.indexOf('total'), columns.indexOf('paymentMethod')) + 1,
  );
  const widths = fieldsUpToTotal.map(
    (field) => ordersList.columns.find((column) => column.field === field)?.width,
  );
  expect(widths.reduce<number>((sum, width) => sum + (width ?? 0), 0)).toBeLessThanOrEqual(AVAILABLE_WIDTH);
});
