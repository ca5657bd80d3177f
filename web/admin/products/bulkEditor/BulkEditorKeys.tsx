import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';

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

/** What each key does in the sheet. */
export function SheetKeys() {
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
  );
}
