import type { ReactNode } from 'react';
import { Price } from '#web/ui/Price.tsx';
import { Count } from '../../ui/quantities.tsx';
import type { ListColumn } from '../listColumn.ts';

export function renderCellContent<Row>(
  { field, npr, render, exportText }: ListColumn<Row>,
  row: Row,
): ReactNode {
  if (render) return render(row);
  if (npr) return <OptionalPrice npr={npr(row)} />;
  if (exportText) return exportText(row);
  const value = (row as Record<string, unknown>)[field];
  if (typeof value === 'number') return <Count of={value} />;
  return value === null || value === undefined ? '' : String(value);
}

function OptionalPrice({ npr }: { npr: number | null }) {
  return npr === null ? '–' : <Price npr={npr} variant="inherit" />;
}
