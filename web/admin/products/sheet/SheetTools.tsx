import Redo from 'icon:baseline-redo';
import Undo from 'icon:baseline-undo';
import UnfoldLess from 'icon:baseline-unfold-less';
import UnfoldMore from 'icon:baseline-unfold-more';
import VerticalAlignBottom from 'icon:baseline-vertical-align-bottom';
import ErrorOutlined from 'icon:outline-error-outline';
import KeyboardOutlined from 'icon:outline-keyboard';
import { useLingui } from '@lingui/react';
import { Box, Popover, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { ColumnsMenu } from '#web/admin/list/grid/ColumnsMenu.tsx';
import type { ShownColumn } from '#web/admin/list/state/listUrl.ts';
import { ToolButton } from '#web/admin/list/ToolButton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { SheetColumn } from './sheetColumns.ts';
import type { Sheet } from './useSheet.ts';

interface SheetToolsProps {
  helpId: string;
  columns: readonly SheetColumn[];
  shown: readonly SheetColumn[];
  onColumns: (shown: readonly ShownColumn[] | null) => void;
  withSizes: boolean;
  onSizes: (shown: boolean) => void;
  sheet: Pick<Sheet, 'past' | 'future' | 'undo' | 'redo' | 'progress' | 'problems'>;
  onFillDown: () => void;
  onNextProblem: () => void;
}

/** What can be done with the sheet, and which keys do it. */
export function SheetTools(props: SheetToolsProps) {
  const { helpId, columns, shown, onColumns, withSizes, onSizes, sheet, onFillDown, onNextProblem } = props;
  const { i18n } = useLingui();
  const count = sheet.problems.length;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isBusy = sheet.progress !== null;
  return (
    <Stack
      role="toolbar"
      aria-label={i18n.t('Sheet tools')}
      direction="row"
      sx={{ gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <ToolButton
        variant="text"
        color="inherit"
        icon={<Undo />}
        label={i18n.t('Undo')}
        aria-keyshortcuts="Control+Z"
        disabled={isBusy || sheet.past.length === 0}
        onClick={sheet.undo}
      />
      <ToolButton
        variant="text"
        color="inherit"
        icon={<Redo />}
        label={i18n.t('Redo')}
        aria-keyshortcuts="Control+Y"
        disabled={isBusy || sheet.future.length === 0}
        onClick={sheet.redo}
      />
      <ToolButton
        variant="text"
        color="inherit"
        icon={<VerticalAlignBottom />}
        label={i18n.t('Fill down')}
        aria-keyshortcuts="Control+D"
        disabled={isBusy}
        onClick={onFillDown}
      />
      {count > 0 && (
        <ToolButton
          variant="text"
          color="error"
          icon={<ErrorOutlined />}
          label={i18n.t('{count, plural, one {# product to correct} other {# products to correct}}', {
            count,
          })}
          onClick={onNextProblem}
        />
      )}
      <Box sx={{ ml: 'auto', display: 'flex' }}>
        <ToolButton
          variant="text"
          color="inherit"
          icon={withSizes ? <UnfoldLess /> : <UnfoldMore />}
          label={withSizes ? i18n.t('Hide sizes') : i18n.t('Show sizes')}
          onClick={() => onSizes(!withSizes)}
        />
        <ToolButton
          variant="text"
          color="inherit"
          icon={<KeyboardOutlined />}
          label={i18n.t('Keys')}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        />
        <ColumnsMenu columns={columns} shown={shown} onColumns={onColumns} />
      </Box>
      <VisuallyHidden id={helpId}>
        {i18n.t(
          'Arrows move, Enter or typing changes a cell, Escape leaves it as it was. Escape, then Tab leaves the sheet.',
        )}
      </VisuallyHidden>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': i18n.t('Keys'), sx: { border: 1, borderColor: 'divider' } },
        }}
      >
        <Stack sx={{ p: 2, gap: 1.5, maxWidth: 380 }}>
          <Typography variant="h3" component="h2">
            {i18n.t('Keys')}
          </Typography>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.75 }}
          >
            {KEYS.map(([key, text]) => (
              <Box key={key} sx={{ display: 'contents' }}>
                <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
                  {key}
                </Typography>
                <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                  {i18n.t(text)}
                </Typography>
              </Box>
            ))}
          </Box>
        </Stack>
      </Popover>
    </Stack>
  );
}

const KEYS: readonly (readonly [key: string, text: string])[] = [
  ['← ↑ → ↓', /*i18n*/ 'Move; with Shift, choose several cells'],
  ['Enter, F2', /*i18n*/ 'Change the cell; typing replaces what it holds'],
  ['Tab', /*i18n*/ 'To the next cell'],
  ['Esc', /*i18n*/ 'Leave the cell as it was; then Tab leaves the sheet'],
  ['Ctrl+C, Ctrl+V', /*i18n*/ 'Copy cells to a spreadsheet, paste them from one'],
  ['Ctrl+D', /*i18n*/ 'Fill down: the first chosen cell into those below it'],
  ['Delete', /*i18n*/ 'Empty the chosen cells'],
  ['Ctrl+Z, Ctrl+Y', /*i18n*/ 'Undo, redo'],
  ['Ctrl+S', /*i18n*/ 'Save'],
];
