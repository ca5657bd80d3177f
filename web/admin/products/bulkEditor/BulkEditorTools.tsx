import Redo from 'icon:baseline-redo';
import Undo from 'icon:baseline-undo';
import UnfoldLess from 'icon:baseline-unfold-less';
import UnfoldMore from 'icon:baseline-unfold-more';
import VerticalAlignBottom from 'icon:baseline-vertical-align-bottom';
import ErrorOutlined from 'icon:outline-error-outline';
import KeyboardOutlined from 'icon:outline-keyboard';
import { useLingui } from '@lingui/react';
import { Box, Stack } from '@mui/material';
import { ColumnsMenu } from '#web/admin/list/grid/ColumnsMenu.tsx';
import type { ShownColumn } from '#web/admin/list/state/listUrl.ts';
import { ToolButton } from '#web/admin/list/ToolButton.tsx';
import { ToolPopover } from '#web/admin/list/ToolPopover.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { BulkEditorShortcuts } from './BulkEditorShortcuts.tsx';
import type { GridColumn } from './createGridColumns.ts';
import type { BulkEditorState } from './useBulkEditor.ts';

interface BulkEditorToolsProps {
  helpId: string;
  columns: readonly GridColumn[];
  visibleColumns: readonly GridColumn[];
  onColumns: (visibleColumns: readonly ShownColumn[] | null) => void;
  showsVariants: boolean;
  onShowVariants: (isVisible: boolean) => void;
  editor: Pick<BulkEditorState, 'undoStack' | 'redoStack' | 'undo' | 'redo' | 'progress' | 'problems'>;
  onFillDown: () => void;
  onNextProblem: () => void;
}

/** Toolbar of the bulk editor, with its keyboard shortcuts. */
export function BulkEditorTools(props: BulkEditorToolsProps) {
  const {
    helpId,
    columns,
    visibleColumns,
    onColumns,
    showsVariants,
    onShowVariants,
    editor,
    onFillDown,
    onNextProblem,
  } = props;
  const { i18n } = useLingui();
  const count = editor.problems.length;
  const isBusy = editor.progress !== null;
  return (
    <Stack
      role="toolbar"
      aria-label={i18n.t('Bulk edit tools')}
      direction="row"
      sx={{ gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <ToolButton
        variant="text"
        color="inherit"
        icon={<Undo />}
        label={i18n.t('Undo')}
        aria-keyshortcuts="Control+Z"
        disabled={isBusy || editor.undoStack.length === 0}
        onClick={editor.undo}
      />
      <ToolButton
        variant="text"
        color="inherit"
        icon={<Redo />}
        label={i18n.t('Redo')}
        aria-keyshortcuts="Control+Y"
        disabled={isBusy || editor.redoStack.length === 0}
        onClick={editor.redo}
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
          label={i18n.t('{count, plural, one {# product with errors} other {# products with errors}}', {
            count,
          })}
          onClick={onNextProblem}
        />
      )}
      <Box sx={{ ml: 'auto', display: 'flex' }}>
        <ToolButton
          variant="text"
          color="inherit"
          icon={showsVariants ? <UnfoldLess /> : <UnfoldMore />}
          label={showsVariants ? i18n.t('Hide sizes') : i18n.t('Show sizes')}
          onClick={() => onShowVariants(!showsVariants)}
        />
        <ToolPopover icon={<KeyboardOutlined />} label={/*i18n*/ 'Keyboard shortcuts'}>
          <BulkEditorShortcuts />
        </ToolPopover>
        <ColumnsMenu columns={columns} visibleColumns={visibleColumns} onColumns={onColumns} />
      </Box>
      <VisuallyHidden id={helpId}>
        {i18n.t(
          'Use the arrow keys to move. Press Enter or start typing to edit a cell, and press Escape to discard the edit. To leave the table, press Escape, then Tab.',
        )}
      </VisuallyHidden>
    </Stack>
  );
}
