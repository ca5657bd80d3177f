/**
 * Styles of a table whose rows are lists of names and values on a phone, where nothing is cut. A row begins
 * with a `th`, its heading. Each other cell has its name in `data-name` and one child, text or an element.
 */
export const stackedCells = (theme: { breakpoints: { down: (key: 'sm') => string } }) => ({
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & tfoot, & tr': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { py: 0.75, borderBottom: 1, borderColor: 'divider' },
    '& > :last-child > tr:last-child': { borderBottom: 0 },
    '& td, & th': {
      // Material UI reverses the direction of cells that are aligned to the right.
      ...{ display: 'flex', flexDirection: 'row' as const, justifyContent: 'space-between' },
      ...{ alignItems: 'baseline', columnGap: 2, px: 0, py: 0.25, border: 0 },
    },
    '& th': { flexWrap: 'wrap' as const, fontWeight: 600 },
    '& td': { textAlign: 'right' as const },
    '& td:not([data-name])': { justifyContent: 'flex-end' },
    '& td[data-name]::before': {
      ...{ content: 'attr(data-name)', color: 'text.secondary' },
      ...{ flex: 'none', maxWidth: '45%', overflowWrap: 'break-word' as const },
      ...{ textAlign: 'left' as const, whiteSpace: 'normal' as const },
    },
  },
});
