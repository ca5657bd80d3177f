import type { I18n } from '@lingui/core';
import { Box, Link } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import { Link as RouterLink } from 'react-router-dom';
import { formatNpr } from '#domain/pricing/money.ts';
import type { ListColumn } from '../listColumn.ts';
import type { ListDefinition } from '../listDefinition.ts';
import type { ShownColumn } from '../state/listUrl.ts';
import { cellContent } from './cellContent.tsx';
import { textWidth } from './textWidth.ts';

/** What a column without a width of its own counts for, in px. */
const WIDTH = 180;
/** How much of its width a column of words gives up before the grid scrolls sideways. */
const GIVES = 0.12;
/** The narrowest that a column can be drawn, px. */
const NARROWEST = 50;
/** Of a cell, px: what stands beside its text, and the mark in front of it. */
const PADDING = 24;
const MARK = 28;

interface View<Row> {
  shown: readonly ShownColumn[];
  rows: readonly Row[];
  i18n: I18n;
}

/** The grid's columns of those that are shown; the one that names the row, or else the first, leads to where it leads. */
export function gridColumns<Row>(
  definition: ListDefinition<Row>,
  { shown, rows, i18n }: View<Row>,
): GridColDef[] {
  const named = definition.columns.find(({ card }) => card === 'title')?.field;
  const leading = shown.find(({ field }) => field === named) ?? shown[0];
  return shown.flatMap(({ field, width: drawn }): GridColDef[] => {
    const column = definition.columns.find((one) => one.field === field);
    if (!column) return [];
    const { header, npr, sortable } = column;
    const align = column.align ?? (npr ? 'right' : 'left');
    const { width = WIDTH } = column;
    const isWhole = column.whole || align === 'right';
    const uncut = uncutWidth(column, rows, i18n);
    return [
      {
        field,
        headerName: i18n.t(header),
        align,
        headerAlign: align,
        ...(drawn
          ? { width: Math.max(drawn, uncut), minWidth: Math.max(NARROWEST, uncut) }
          : {
              flex: Math.max(width, uncut),
              minWidth: Math.max(uncut, Math.round(width * (isWhole ? 1 : 1 - GIVES))),
            }),
        sortable: sortable !== undefined,
        sortingOrder: (['desc', 'asc'] as const).filter((direction) => sortable?.[direction]),
        renderCell({ row, tabIndex }) {
          const shownContent = cellContent(column, row as Row);
          const content = column.wraps ? (
            <Box sx={{ py: 1, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{shownContent}</Box>
          ) : (
            shownContent
          );
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

/** The width below which an amount of these rows would be cut, px. */
function uncutWidth<Row>({ npr, uncut }: ListColumn<Row>, rows: readonly Row[], i18n: I18n): number {
  const amounts = npr ? rows.map((row) => formatNpr(npr(row) ?? 0, i18n.locale)) : [];
  const texts = uncut ? rows.map((row) => uncut(row, i18n)) : [];
  return Math.max(
    0,
    ...amounts.map((text) => textWidth(text) + PADDING),
    ...texts.map((text) => textWidth(text) + MARK + PADDING),
  );
}
