import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface NoticeProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  role?: 'alert' | 'status';
}

/** Short text in place of content, with the next step. */
export function Notice({ title, text, action, role }: NoticeProps) {
  return (
    <Stack
      role={role}
      sx={{ alignItems: 'center', textAlign: 'center', gap: 2, py: { xs: 6, md: 10 }, px: 2 }}
    >
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ maxWidth: 480, textWrap: 'balance' }}>
          {text}
        </Typography>
      )}
      {action}
    </Stack>
  );
}
