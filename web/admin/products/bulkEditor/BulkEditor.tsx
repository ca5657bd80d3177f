import { useLingui } from '@lingui/react';
import { Stack, useMediaQuery } from '@mui/material';
import { useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { permissionTexts } from '#web/admin/rights/permissionTexts.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { StockReasonFields } from '#web/admin/stock/StockReasonFields.tsx';
import { SaveBar } from '#web/admin/ui/SaveBar.tsx';
import { UnsavedGuard } from '#web/admin/ui/UnsavedGuard.tsx';
import { useSaveKey } from '#web/admin/ui/useSaveKey.ts';
import { useMay } from '#web/session/useMay.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { SheetGrid } from './grid/SheetGrid.tsx';
import { useCursor } from './grid/useCursor.ts';
import { useSheetKeys } from './grid/useSheetKeys.ts';
import { MOST_PIECES, type SheetRead } from './readSheet.ts';
import type { SheetTermsQuery } from './Sheet.generated.ts';
import { SheetProblems } from './SheetProblems.tsx';
import { SheetTools } from './SheetTools.tsx';
import { type SheetColumn, sheetColumns } from './sheetColumns.ts';
import { toLines } from './sheetPieces.ts';
import type { Choices } from './sheetProblems.ts';
import { cellAt, type SheetView } from './sheetView.ts';
import { useSheet } from './useSheet.ts';
import { useSheetColumns } from './useSheetColumns.ts';

interface SheetEditorProps {
  read: SheetRead;
  terms: SheetTermsQuery;
}

/** The sheet with its tools above it, and what is to be saved below. */
export function SheetEditor({ read, terms }: SheetEditorProps) {
  const { i18n } = useLingui();
  const may = useMay();
  const helpId = useId();
  const form = useSaveKey();
  const element = useRef<HTMLTableElement>(null);
  const isTouched = useMediaQuery('(pointer: coarse)');
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const rowHeight = isTouched ? 44 : 36;

  const seesCost = may('managePrices');
  const all = useMemo(() => sheetColumns(i18n, terms, seesCost), [i18n, terms, seesCost]);
  const choices = useMemo<Choices>(
    () => Object.fromEntries(all.map(({ field, options }) => [field, options])),
    [all],
  );
  const rates = useMemo(
    () => Object.fromEntries(terms.metalRates.map(({ metal, perTola }) => [metal, perTola])),
    [terms],
  );
  const sheet = useSheet(read.pieces, choices);
  const { shown, others, choose } = useSheetColumns(all);
  const fields = shown.map(({ field }) => field).join();
  const columns = useMemo(
    () =>
      fields
        .split(',')
        .flatMap((field) =>
          all
            .filter((column) => column.field === field)
            .map((column) => (field === 'name' && isNarrow ? { ...column, width: 140 } : column)),
        ),
    [all, fields, isNarrow],
  );
  const [withSizes, setWithSizes] = useState(true);
  const lines = useMemo(
    () => toLines(sheet.pieces).filter(({ isSize }) => withSizes || !isSize),
    [sheet.pieces, withSizes],
  );
  const missing = all.flatMap(({ needs }) => needs).filter((action) => !may(action));
  const denied = [...new Set(missing)].join();
  const whyFixed = useCallback(
    ({ fixed, needs }: SheetColumn) => {
      if (fixed) return fixed;
      const action = needs.find((one) => denied.split(',').includes(one));
      if (!action) return null;
      return i18n.t('“{permission}” is not part of your role.', {
        permission: permissionTexts(i18n, action).name,
      });
    },
    [i18n, denied],
  );
  const view: SheetView = { lines, columns, edits: sheet.edits, rates, whyFixed };
  const cursor = useCursor(view);
  const keys = useSheetKeys({
    view,
    cursor,
    pageRows: Math.max(1, Math.floor((element.current?.clientHeight ?? 720) / rowHeight) - 2),
    isBusy: sheet.progress !== null,
    onType: sheet.type,
    onUndo: sheet.undo,
    onRedo: sheet.redo,
    focus: () => element.current?.focus({ preventScroll: true }),
  });

  // The keys work from the start; a finger would have its keyboard opened.
  const begin = useEffectEvent(() => !isTouched && element.current?.focus({ preventScroll: true }));
  useEffect(() => void begin(), []);

  /** The button that saved is gone with what was to save. */
  function focusAgain() {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }

  /** Goes to the cell that a problem is at, or else to where its row begins. */
  function goToCell(productId: string, cell: string) {
    const row = rowOf(productId, cell);
    const line = lines[row];
    if (line) keys.goTo({ row, column: columns.findIndex((column) => cellAt(line, column) === cell) });
    else keys.goTo({ row: lines.findIndex(({ piece }) => piece.product.id === productId), column: 0 });
    element.current?.focus({ preventScroll: true });
  }

  /** Goes to the first problem below where one is, or else to the first of all. */
  function goToNextProblem() {
    const places = sheet.problems.flatMap(({ product: { id }, problems }) =>
      Object.keys(problems).map((cell) => ({ id, cell, row: rowOf(id, cell) })),
    );
    const next = places.find(({ row }) => row > cursor.active.row) ?? places[0];
    if (next) goToCell(next.id, next.cell);
  }

  function rowOf(productId: string, cell: string): number {
    return lines.findIndex(
      (line) =>
        line.piece.product.id === productId && columns.some((column) => cellAt(line, column) === cell),
    );
  }

  const { pieces, totalCount } = read;
  const isCut = totalCount > MOST_PIECES;
  return (
    <AdminPage
      title={i18n.t('Edit in a sheet')}
      subtitle={
        isCut
          ? i18n.t('The first {shown} of {count} products. Filter the list to edit the others.', {
              shown: pieces.length,
              count: totalCount,
            })
          : i18n.t('{count, plural, one {# product} other {# products}}', { count: pieces.length })
      }
    >
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (sheet.canSave && sheet.progress === null) void sheet.save().then(focusAgain);
        }}
      >
        <Stack sx={{ gap: 1 }}>
          {sheet.failure && <FormAlert>{sheet.failure}</FormAlert>}
          <SheetTools
            helpId={helpId}
            columns={others}
            shown={shown.slice(1)}
            onColumns={choose}
            withSizes={withSizes}
            onSizes={setWithSizes}
            sheet={sheet}
            onNextProblem={goToNextProblem}
            onFillDown={() => {
              keys.fillDown();
              element.current?.focus({ preventScroll: true });
            }}
          />
          <SheetGrid
            view={view}
            cursor={cursor}
            keys={keys}
            problemsOf={sheet.problemsOf}
            label={i18n.t('Products and sizes')}
            describedBy={helpId}
            rowHeight={rowHeight}
            isShort={sheet.isStockChanged}
            element={element}
          />
          {sheet.isStockChanged && <StockReasonFields value={sheet.why} onChange={sheet.setWhy} />}
          <SheetProblems problems={sheet.problems} onGo={goToCell} />
        </Stack>
        {sheet.count > 0 && (
          <SaveBar
            isNew={false}
            isSaving={sheet.progress !== null}
            isIdle={!sheet.canSave}
            text={
              sheet.progress
                ? i18n.t('{done} of {count}', {
                    done: i18n.number(sheet.progress.done),
                    count: i18n.number(sheet.progress.count),
                  })
                : i18n.t(
                    '{cells, plural, one {# cell} other {# cells}} changed in {products, plural, one {# product} other {# products}}',
                    { cells: sheet.count, products: sheet.countOfProducts },
                  )
            }
            onDiscard={sheet.discard}
          />
        )}
      </form>
      {sheet.count > 0 && <UnsavedGuard mayLeave={() => false} />}
    </AdminPage>
  );
}
