import type { I18n } from '@lingui/core';
import { Link } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import { Link as RouterLink } from 'react-router-dom';
import { cellContent } from './cellContent.ts';
import type { ListDefinition } from './listDefinition.ts';
import type { ShownColumn } from './listUrl.ts';

const NARROWEST = 80;

/** The grid's columns of those that are shown; the first leads to where the row leads. */
export function gridColumns<Row>(
  definition: ListDefinition<Row>,
  shown: readonly ShownColumn[],
  i18n: I18n,
): GridColDef[] {
  return shown.flatMap(({ field, width: drawn }, index): GridColDef[] => {
    const column = definition.columns.find((one) => one.field === field);
    if (!column) return [];
    const { header, align = 'left', sortable } = column;
    const width = drawn ?? column.width;
    return [
      {
        field,
        headerName: i18n.t(header),
        align,
        headerAlign: align,
        ...(width ? { width } : { flex: 1, minWidth: 120 }),
        ...(drawn && { minWidth: 50 }),
        ...(!drawn && width && { minWidth: Math.min(width, NARROWEST) }),
        sortable: sortable !== undefined,
        sortingOrder: (['desc', 'asc'] as const).filter((direction) => sortable?.[direction]),
        renderCell({ row, tabIndex }) {
          const content = cellContent(column, row as Row);
          const link = index === 0 ? definition.rowLink?.(row as Row) : undefined;
          if (!link) return content;
          return (
            <Link component={RouterLink} to={link} tabIndex={tabIndex} noWrap sx={{ fontWeight: 500 }}>
              {content}
            </Link>
          );
        },
      },
    ];
  });
}
