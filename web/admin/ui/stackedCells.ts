/**
 * Styles of a table whose rows become lists of labels and values on phones, where nothing is truncated. A row starts
 * with a `th`, its heading. Each other cell has its label in `data-name` and one child, a text or an element.
 */
export const stackedCells = (theme: { breakpoints: { down: (key: 'sm') => string } }) => ({
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & tfoot, & tr': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { py: 0.75, borderBottom: 1, borderColor: 'divider' },
    '& > :last-child > tr:last-child': { borderBottom: 0 },
    '& td, & th': {
      // Material UI reverses the direction of right-aligned cells.
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
