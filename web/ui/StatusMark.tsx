import type { SvgIcon } from '@mui/material';
import { Box, Typography } from '@mui/material';

export interface StatusMarkProps {
  icon: typeof SvgIcon;
  /** A role of the palette, such as `status.PAID`. */
  colour: string;
  /** The word; neither the colour nor the icon says it alone. */
  children: string;
}

/** Where something stands: an icon and a word in a colour of its own. */
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
