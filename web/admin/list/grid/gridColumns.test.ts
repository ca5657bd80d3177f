import { expect, test } from 'vitest';
import { formatNpr } from '#domain/pricing/money.ts';
import { i18n } from '#web/locale/i18n.ts';
import type { ListDefinition } from '../listDefinition.ts';
import { gridColumns } from './gridColumns.tsx';
import { textWidth } from './textWidth.ts';

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

function columns(amount: number | null, resizedWidth?: number) {
  const visibleColumns = ['name', 'total', 'payment'].map((field) => ({
    field,
    ...(resizedWidth && { width: resizedWidth }),
  }));
  return gridColumns(definition, {
    visibleColumns,
    rows: [{ total: 5 }, { total: amount }],
    i18n,
  });
}

test('a money column is right-aligned and as wide as its largest visible amount', () => {
  const [name, small] = columns(200);
  const [, large, refundDue] = columns(123_456_789_000);
  expect(small).toMatchObject({ align: 'right', headerAlign: 'right', minWidth: 100 });
  expect(large?.minWidth).toBeGreaterThan(textWidth('NPR 1,23,45,67,89,000'));
  expect(refundDue?.minWidth).toBeGreaterThan(textWidth('Refund NPR 1,23,45,67,89,000'));
  expect(name).toMatchObject({ align: 'left', minWidth: 88 });
});

test('a column made narrower by the user still shows the whole amount', () => {
  const [name, total] = columns(12_345_678, 60);
  expect(name).toMatchObject({ width: 60, minWidth: 50 });
  expect(total?.width).toBeGreaterThan(textWidth('NPR 1,23,45,678'));
});
