import { Box } from '@mui/material';

export interface CodeBoxProps {
  label: string;
  children: string;
}

/** Scrollable box for raw requests and responses. */
export function CodeBox({ label, children }: CodeBoxProps) {
  return (
    <Box
      component="pre"
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={{
        m: 0,
        p: 1.5,
        maxHeight: 420,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.default',
        fontSize: '0.8125rem',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}
