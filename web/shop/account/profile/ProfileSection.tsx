import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

export interface ProfileSectionProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** Section of the profile: explanation on the left, controls on the right. */
export function ProfileSection({ title, text, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { lg: '240px minmax(0, 480px)' },
        columnGap: 6,
        rowGap: 3,
        py: 5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <div>
        <Typography variant="h4" component="h2" id={id}>
          {title}
        </Typography>
        {text && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {text}
          </Typography>
        )}
      </div>
      <Box sx={{ minWidth: 0, maxWidth: 480 }}>{children}</Box>
    </Box>
  );
}
