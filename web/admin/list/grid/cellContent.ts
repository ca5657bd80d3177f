import type { ReactNode } from 'react';
import type { ListColumn } from '../listDefinition.ts';

/** What a column shows of a row. */
export function cellContent<Row>({ field, render, exportText }: ListColumn<Row>, row: Row): ReactNode {
  if (render) return render(row);
  if (exportText) return exportText(row);
  const value = (row as Record<string, unknown>)[field];
  return value === null || value === undefined ? '' : String(value);
}
