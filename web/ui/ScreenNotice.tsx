import { Container, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle.tsx';

export interface ScreenNoticeProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** A screen that only has something to say. */
export function ScreenNotice({ title, text, action }: ScreenNoticeProps) {
  return (
    <Container>
      <Stack
        sx={{
          minHeight: '60vh',
          maxWidth: 680,
          py: 8,
          gap: 3,
          alignItems: 'flex-start',
          justifyContent: 'center',
        }}
      >
        <PageTitle>{title}</PageTitle>
        {text && <Typography color="textSecondary">{text}</Typography>}
        {action}
      </Stack>
    </Container>
  );
}
