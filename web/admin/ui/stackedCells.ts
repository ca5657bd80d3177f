/** Styles of a table whose rows are lists of names and values on a phone, where nothing is cut. Each cell has its name in `data-name`. */
export const stackedCells = (theme: { breakpoints: { down: (key: 'sm') => string } }) => ({
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & tr': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { py: 0.75, borderBottom: 1, borderColor: 'divider' },
    '& td, & th': {
      ...{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.25, border: 0 },
    },
    '& td': { textAlign: 'right' as const },
    '& td[data-name]::before': {
      ...{ content: 'attr(data-name)', color: 'text.secondary' },
      ...{ flex: 'none', maxWidth: '45%', overflowWrap: 'break-word' as const },
      ...{ textAlign: 'left' as const, whiteSpace: 'normal' as const },
    },
  },
});
