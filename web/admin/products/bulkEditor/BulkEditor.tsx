import { useLingui } from '@lingui/react';
import { Stack, useMediaQuery } from '@mui/material';
import { useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { getPermissionTexts } from '#web/admin/permissions/getPermissionTexts.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { StockReasonFields } from '#web/admin/stock/StockReasonFields.tsx';
import { SaveBar } from '#web/admin/ui/SaveBar.tsx';
import { UnsavedGuard } from '#web/admin/ui/UnsavedGuard.tsx';
import { useSaveShortcut } from '#web/admin/ui/useSaveShortcut.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { BulkEditorProblems } from './BulkEditorProblems.tsx';
import { BulkEditorTools } from './BulkEditorTools.tsx';
import type { ColumnOptions } from './cellProblems.ts';
import { createGridColumns, type GridColumn } from './createGridColumns.ts';
import { BulkEditorGrid } from './grid/BulkEditorGrid.tsx';
import { useCursor } from './grid/useCursor.ts';
import { useGridKeys } from './grid/useGridKeys.ts';
import { toLines } from './gridRows.ts';
import { findCell, type GridView } from './gridView.ts';
import { type BulkEditorData, MAX_PRODUCTS } from './loadProducts.ts';
import type { SheetTermsQuery } from './Sheet.generated.ts';
import { useBulkEditor } from './useBulkEditor.ts';
import { useVisibleColumns } from './useVisibleColumns.ts';

interface BulkEditorProps {
  data: BulkEditorData;
  terms: SheetTermsQuery;
}

/** Bulk editor with its tools above and the save bar below. */
export function BulkEditor({ data, terms }: BulkEditorProps) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const helpId = useId();
  const form = useSaveShortcut();
  const element = useRef<HTMLTableElement>(null);
  const isTouchScreen = useMediaQuery('(pointer: coarse)');
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const rowHeight = isTouchScreen ? 44 : 36;

  const canSeeCost = can('managePrices');
  const allColumns = useMemo(() => createGridColumns(i18n, terms, canSeeCost), [i18n, terms, canSeeCost]);
  const columnOptions = useMemo<ColumnOptions>(
    () => Object.fromEntries(allColumns.map(({ field, options }) => [field, options])),
    [allColumns],
  );
  const rates = useMemo(
    () => Object.fromEntries(terms.metalRates.map(({ metal, perTola }) => [metal, perTola])),
    [terms],
  );
  const editor = useBulkEditor(data.loadedProducts, columnOptions);
  const { shown, others, choose } = useVisibleColumns(allColumns);
  const fields = shown.map(({ field }) => field).join();
  const columns = useMemo(
    () =>
      fields
        .split(',')
        .flatMap((field) =>
          allColumns
            .filter((column) => column.field === field)
            .map((column) => (field === 'name' && isNarrow ? { ...column, width: 140 } : column)),
        ),
    [allColumns, fields, isNarrow],
  );
  const [showsVariants, setShowsVariants] = useState(true);
  const lines = useMemo(
    () => toLines(editor.products).filter(({ isSize }) => showsVariants || !isSize),
    [editor.products, showsVariants],
  );
  const missingPermissions = allColumns.flatMap(({ needs }) => needs).filter((action) => !can(action));
  const missingPermissionsKey = [...new Set(missingPermissions)].join();
  const lockReason = useCallback(
    ({ lockReason, needs }: GridColumn) => {
      if (lockReason) return lockReason;
      const action = needs.find((permission) => missingPermissionsKey.split(',').includes(permission));
      if (!action) return null;
      return i18n.t('Your role does not include “{permission}”.', {
        permission: getPermissionTexts(i18n, action).name,
      });
    },
    [i18n, missingPermissionsKey],
  );
  const view: GridView = { lines, columns, edits: editor.edits, rates, lockReason };
  const cursor = useCursor(view);
  const keys = useGridKeys({
    view,
    cursor,
    pageRows: Math.max(1, Math.floor((element.current?.clientHeight ?? 720) / rowHeight) - 2),
    isBusy: editor.progress !== null,
    onType: editor.type,
    onUndo: editor.undo,
    onRedo: editor.redo,
    focus: () => element.current?.focus({ preventScroll: true }),
  });

  // Focused initially so that keyboard shortcuts work, except on touch screens, where focus would open the keyboard.
  const focusGrid = useEffectEvent(() => !isTouchScreen && element.current?.focus({ preventScroll: true }));
  useEffect(() => void focusGrid(), []);

  /** Moves the focus back to the grid, because the save button disappears once there is nothing to save. */
  function restoreFocus() {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }

  /** Focuses the cell of a problem, or else the start of its row. */
  function goToCell(productId: string, cell: string) {
    const row = findRowIndex(productId, cell);
    const line = lines[row];
    if (line) keys.goTo({ row, column: columns.findIndex((column) => findCell(line, column) === cell) });
    else
      keys.goTo({
        row: lines.findIndex(({ productWithStock }) => productWithStock.product.id === productId),
        column: 0,
      });
    element.current?.focus({ preventScroll: true });
  }

  /** Focuses the next problem below the current cell, or else the first one. */
  function goToNextProblem() {
    const problemCells = editor.problems.flatMap(({ product: { id }, problems }) =>
      Object.keys(problems).map((cell) => ({ id, cell, row: findRowIndex(id, cell) })),
    );
    const nextCell = problemCells.find(({ row }) => row > cursor.active.row) ?? problemCells[0];
    if (nextCell) goToCell(nextCell.id, nextCell.cell);
  }

  function findRowIndex(productId: string, cell: string): number {
    return lines.findIndex(
      (line) =>
        line.productWithStock.product.id === productId &&
        columns.some((column) => findCell(line, column) === cell),
    );
  }

  const { loadedProducts, totalCount } = data;
  const isTruncated = totalCount > MAX_PRODUCTS;
  return (
    <AdminPage
      title={i18n.t('Bulk edit')}
      subtitle={
        isTruncated
          ? i18n.t('Showing the first {shown} of {count} products. Filter the list to edit the others.', {
              shown: loadedProducts.length,
              count: totalCount,
            })
          : i18n.t('{count, plural, one {# product} other {# products}}', { count: loadedProducts.length })
      }
    >
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (editor.canSave && editor.progress === null) void editor.save().then(restoreFocus);
        }}
      >
        <Stack sx={{ gap: 1 }}>
          {editor.failure && <FormAlert>{editor.failure}</FormAlert>}
          <BulkEditorTools
            helpId={helpId}
            columns={others}
            visibleColumns={shown.slice(1)}
            onColumns={choose}
            showsVariants={showsVariants}
            onShowVariants={setShowsVariants}
            editor={editor}
            onNextProblem={goToNextProblem}
            onFillDown={() => {
              keys.fillDown();
              element.current?.focus({ preventScroll: true });
            }}
          />
          <BulkEditorGrid
            view={view}
            cursor={cursor}
            keys={keys}
            getProblems={editor.problemsOf}
            label={i18n.t('Products and sizes')}
            describedBy={helpId}
            rowHeight={rowHeight}
            isShort={editor.isStockChanged}
            element={element}
          />
          {editor.isStockChanged && (
            <StockReasonFields value={editor.stockNote} onChange={editor.setStockNote} />
          )}
          <BulkEditorProblems problems={editor.problems} onGoToCell={goToCell} />
        </Stack>
        {editor.count > 0 && (
          <SaveBar
            isNew={false}
            isSaving={editor.progress !== null}
            isIdle={!editor.canSave}
            text={
              editor.progress
                ? i18n.t('{done} of {count}', {
                    done: i18n.number(editor.progress.completed),
                    count: i18n.number(editor.progress.count),
                  })
                : i18n.t(
                    '{cells, plural, one {# cell} other {# cells}} changed in {products, plural, one {# product} other {# products}}',
                    { cells: editor.count, products: editor.countOfProducts },
                  )
            }
            onDiscard={editor.discard}
          />
        )}
      </form>
      {editor.count > 0 && <UnsavedGuard canLeave={() => false} />}
    </AdminPage>
  );
}
