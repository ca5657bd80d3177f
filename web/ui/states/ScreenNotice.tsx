import { Container, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { PageTitle } from '../PageTitle.tsx';

export interface ScreenNoticeProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** Full-screen notice with a title, a text and an action. */
export function ScreenNotice({ title, text, action }: ScreenNoticeProps) {
  return (
    <Container>
      <Stack
        sx={{
          minHeight: '60vh',
          py: 8,
          px: 2,
          gap: 2,
          alignItems: 'center',
          justifyContent: 'center',
          textAlign: 'center',
        }}
      >
        <PageTitle variant="h3">{title}</PageTitle>
        {text && (
          <Typography color="textSecondary" sx={{ maxWidth: 480, textWrap: 'balance' }}>
            {text}
          </Typography>
        )}
        {action}
      </Stack>
    </Container>
  );
}
