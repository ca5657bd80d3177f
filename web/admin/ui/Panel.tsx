import { Box, Stack, type SxProps, type Theme, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

export interface PanelProps {
  title: string;
  /** Content next to the title. */
  action?: ReactNode;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** Part of a screen with its own heading. */
export function Panel({ title, action, children, sx }: PanelProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={[
        {
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          minWidth: 0,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Stack
        direction="row"
        sx={{ gap: 1, mb: 1.5, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {action}
      </Stack>
      {children}
    </Box>
  );
}
