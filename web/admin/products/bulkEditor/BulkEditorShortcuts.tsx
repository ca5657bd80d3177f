import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';

const SHORTCUTS: readonly (readonly [key: string, text: string])[] = [
  ['← ↑ → ↓', /*i18n*/ 'Move; hold Shift to select several cells'],
  ['Enter, F2', /*i18n*/ 'Edit the cell; typing replaces its contents'],
  ['Tab', /*i18n*/ 'Go to the next cell'],
  ['Esc', /*i18n*/ 'Discard the edit; then press Tab to leave the table'],
  ['Ctrl+C, Ctrl+V', /*i18n*/ 'Copy cells to a spreadsheet, or paste from one'],
  ['Ctrl+D', /*i18n*/ 'Fill down: copy the first selected cell to the cells below it'],
  ['Delete', /*i18n*/ 'Clear the selected cells'],
  ['Ctrl+Z, Ctrl+Y', /*i18n*/ 'Undo, redo'],
  ['Ctrl+S', /*i18n*/ 'Save'],
];

/** Lists the keyboard shortcuts of the bulk editor. */
export function BulkEditorShortcuts() {
  const { i18n } = useLingui();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        maxWidth: 350,
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 2,
        rowGap: 0.75,
      }}
    >
      {SHORTCUTS.map(([key, text]) => (
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
  );
}
