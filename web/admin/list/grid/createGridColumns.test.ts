import { expect, test } from 'vitest';
import { formatNpr } from '#domain/pricing/money.ts';
import { i18n } from '#web/locale/i18n.ts';
import type { ListDefinition } from '../listDefinition.ts';
import { createGridColumns } from './createGridColumns.tsx';
import { estimateTextWidth } from './estimateTextWidth.ts';

interface Row {
  total: number | null;
}

const definition = {
  columns: [
    { field: 'name', header: 'Name', width: 100 },
    { field: 'total', header: 'Total', width: 100, npr: ({ total }: Row) => total },
    {
      field: 'payment',
      header: 'Payment',
      width: 100,
      amountText: ({ total }: Row) => `Refund ${formatNpr(total ?? 0)}`,
    },
  ],
} as unknown as ListDefinition<Row>;

function buildColumns(amount: number | null, resizedWidth?: number) {
  const visibleColumns = ['name', 'total', 'payment'].map((field) => ({
    field,
    ...(resizedWidth && { width: resizedWidth }),
  }));
  return createGridColumns(definition, {
    visibleColumns,
    rows: [{ total: 5 }, { total: amount }],
    i18n,
  });
}

test('a money column is right-aligned and as wide as its largest visible amount', () => {
  const [name, small] = buildColumns(200);
  const [, large, refundDue] = buildColumns(123_456_789_000);
  expect(small).toMatchObject({ align: 'right', headerAlign: 'right', minWidth: 100 });
  expect(large?.minWidth).toBeGreaterThan(estimateTextWidth('NPR 1,23,45,67,89,000'));
  expect(refundDue?.minWidth).toBeGreaterThan(estimateTextWidth('Refund NPR 1,23,45,67,89,000'));
  expect(name).toMatchObject({ align: 'left', minWidth: 88 });
});

test('a column narrowed by the user still shows the full amount', () => {
  const [name, total] = buildColumns(12_345_678, 60);
  expect(name).toMatchObject({ width: 60, minWidth: 50 });
  expect(total?.width).toBeGreaterThan(estimateTextWidth('NPR 1,23,45,678'));
});
