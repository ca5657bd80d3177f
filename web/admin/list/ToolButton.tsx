import { Box, Button, type ButtonProps } from '@mui/material';
import type { ReactNode } from 'react';

export interface ToolButtonProps extends Omit<ButtonProps, 'startIcon' | 'children'> {
  icon: ReactNode;
  /** Action or current value. On phones the label is available only to screen readers. */
  label: string;
}

/** Button of a list's toolbar. On phones it shows only the icon, to leave space for the rows. */
export function ToolButton({ icon, label, sx, ...props }: ToolButtonProps) {
  return (
    <Button
      aria-label={label}
      {...props}
      startIcon={icon}
      sx={[
        {
          whiteSpace: 'nowrap',
          minWidth: { xs: 44, sm: 64 },
          px: { xs: 1, sm: 1.5 },
          '& .MuiButton-startIcon': { mx: { xs: 0 }, mr: { sm: 1 } },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Box
        component="span"
        sx={{ display: { xs: 'none', sm: 'inline' }, overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {label}
      </Box>
    </Button>
  );
}
