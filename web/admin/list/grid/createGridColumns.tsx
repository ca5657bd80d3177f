import type { I18n } from '@lingui/core';
import { Box, Link } from '@mui/material';
import type { GridColDef } from '@mui/x-data-grid';
import { Link as RouterLink } from 'react-router-dom';
import { formatNpr } from '#domain/pricing/money.ts';
import type { ListColumn } from '../listColumn.ts';
import type { ListDefinition } from '../listDefinition.ts';
import type { ShownColumn } from '../state/listUrl.ts';
import { estimateTextWidth } from './estimateTextWidth.ts';
import { renderCellContent } from './renderCellContent.tsx';

/** Default column width, in px. */
const DEFAULT_WIDTH = 180;
/** Fraction by which a text column shrinks before the grid scrolls horizontally. */
const SHRINK_FRACTION = 0.12;
/** Minimum width of a resized column, in px. */
const MIN_WIDTH = 50;
/** Padding of a cell, and width of the icon before its text, in px. */
const CELL_PADDING = 24;
const ICON_WIDTH = 28;

interface View<Row> {
  visibleColumns: readonly ShownColumn[];
  rows: readonly Row[];
  i18n: I18n;
}

/**
 * Returns the grid definitions of the visible columns. The title column, or else the first visible column, links to the
 * row's page.
 */
export function createGridColumns<Row>(
  definition: ListDefinition<Row>,
  { visibleColumns, rows, i18n }: View<Row>,
): GridColDef[] {
  const titleField = definition.columns.find(({ card }) => card === 'title')?.field;
  const linkColumn = visibleColumns.find(({ field }) => field === titleField) ?? visibleColumns[0];
  return visibleColumns.flatMap(({ field, width: resizedWidth }): GridColDef[] => {
    const column = definition.columns.find((candidate) => candidate.field === field);
    if (!column) return [];
    const { header, npr, sortable } = column;
    const align = column.align ?? (npr ? 'right' : 'left');
    const { width = DEFAULT_WIDTH } = column;
    const shouldKeepWidth = column.keepsWidth || align === 'right';
    const minAmountWidth = computeMinAmountWidth(column, rows, i18n);
    return [
      {
        field,
        headerName: i18n.t(header),
        align,
        headerAlign: align,
        ...(resizedWidth
          ? {
              width: Math.max(resizedWidth, minAmountWidth),
              minWidth: Math.max(MIN_WIDTH, minAmountWidth),
            }
          : {
              flex: Math.max(width, minAmountWidth),
              minWidth: Math.max(
                minAmountWidth,
                Math.round(width * (shouldKeepWidth ? 1 : 1 - SHRINK_FRACTION)),
              ),
            }),
        sortable: sortable !== undefined,
        sortingOrder: (['desc', 'asc'] as const).filter((direction) => sortable?.[direction]),
        renderCell({ row, tabIndex }) {
          const shownContent = renderCellContent(column, row as Row);
          const content = column.wraps ? (
            <Box sx={{ py: 1, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{shownContent}</Box>
          ) : (
            shownContent
          );
          const link = field === linkColumn?.field ? definition.rowLink?.(row as Row) : undefined;
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

/** Returns the minimum width, in px, at which the amounts in all of these rows fit without truncation. */
function computeMinAmountWidth<Row>(
  { npr, amountText }: ListColumn<Row>,
  rows: readonly Row[],
  i18n: I18n,
): number {
  const amounts = npr ? rows.map((row) => formatNpr(npr(row) ?? 0, i18n.locale)) : [];
  const texts = amountText ? rows.map((row) => amountText(row, i18n)) : [];
  return Math.max(
    0,
    ...amounts.map((text) => estimateTextWidth(text) + CELL_PADDING),
    ...texts.map((text) => estimateTextWidth(text) + ICON_WIDTH + CELL_PADDING),
  );
}
