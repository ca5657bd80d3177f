import type { SvgIcon } from '@mui/material';
import { Box, Typography } from '@mui/material';

export interface StatusMarkProps {
  icon: typeof SvgIcon;
  /** Colour role of the palette, such as `status.PAID`. */
  colour: string;
  /** Text of the status; colour and icon alone are not accessible. */
  children: string;
}

/** Status with an icon and a text in its colour. */
export function StatusMark({ icon: Icon, colour, children }: StatusMarkProps) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minWidth: 0, color: colour }}
    >
      <Icon aria-hidden sx={{ fontSize: '1.125em' }} />
      <Typography component="span" variant="inherit" noWrap sx={{ fontWeight: 500 }}>
        {children}
      </Typography>
    </Box>
  );
}
