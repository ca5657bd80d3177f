import { Box, Typography } from '@mui/material';
import type { ComponentProps } from 'react';
import { Overline } from '#web/ui/Overline.tsx';
import type { Command } from './commands.ts';

interface CommandItemProps extends ComponentProps<'li'> {
  command: Command;
  /** True to show the group's name above the command. */
  showsGroup: boolean;
}

export function CommandItem({ command: { group, label, detail }, showsGroup, ...props }: CommandItemProps) {
  return (
    <Box
      component="li"
      {...props}
      sx={{ cursor: 'pointer', '&.Mui-focused > div, &:hover > div': { bgcolor: 'action.hover' } }}
    >
      {showsGroup && (
        <Overline aria-hidden sx={{ px: 1, pt: 1, fontSize: '0.6875rem' }}>
          {group}
        </Overline>
      )}
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          alignItems: 'center',
          px: 1,
          minHeight: 36,
          '@media (pointer: coarse)': { minHeight: 44 },
        }}
      >
        <Typography noWrap sx={{ flex: '0 1 auto' }}>
          {label}
        </Typography>
        {detail && (
          <Typography variant="body2" color="textSecondary" noWrap sx={{ flex: 1, textAlign: 'right' }}>
            {detail}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
