import type { I18n } from '@lingui/core';
import { Link } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import { Link as RouterLink } from '#web/ui/navigation/Link.tsx';
import type { ListDefinition } from '../listDefinition.ts';
import type { ShownColumn } from '../state/listUrl.ts';
import { cellContent } from './cellContent.ts';

/** What a column without a width of its own counts for, in px. */
const WIDTH = 180;
/** How much of its width a column of words gives up before the grid scrolls sideways. */
const GIVES = 0.12;

/** The grid's columns of those that are shown; the one that names the row, or else the first, leads to where it leads. */
export function gridColumns<Row>(
  definition: ListDefinition<Row>,
  shown: readonly ShownColumn[],
  i18n: I18n,
): GridColDef[] {
  const named = definition.columns.find(({ card }) => card === 'title')?.field;
  const leading = shown.find(({ field }) => field === named) ?? shown[0];
  return shown.flatMap(({ field, width: drawn }): GridColDef[] => {
    const column = definition.columns.find((one) => one.field === field);
    if (!column) return [];
    const { header, align = 'left', sortable } = column;
    const { width = WIDTH } = column;
    const isWhole = column.whole || align === 'right';
    return [
      {
        field,
        headerName: i18n.t(header),
        align,
        headerAlign: align,
        ...(drawn
          ? { width: drawn, minWidth: 50 }
          : { flex: width, minWidth: Math.round(width * (isWhole ? 1 : 1 - GIVES)) }),
        sortable: sortable !== undefined,
        sortingOrder: (['desc', 'asc'] as const).filter((direction) => sortable?.[direction]),
        renderCell({ row, tabIndex }) {
          const content = cellContent(column, row as Row);
          const link = field === leading?.field ? definition.rowLink?.(row as Row) : undefined;
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
