import { Container, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { PageTitle } from '#web/ui/PageTitle.tsx';

export interface SignInScreenProps {
  title: string;
  text?: string;
  children: ReactNode;
  /** Link to an alternative, such as registration. */
  footer?: ReactNode;
}

/** Narrow column with a title, a text and a form. */
export function SignInScreen({ title, text, children, footer }: SignInScreenProps) {
  return (
    <Container sx={{ py: { xs: 6, md: 12 } }}>
      <Stack sx={{ maxWidth: 440, mx: 'auto', gap: 4 }}>
        <div>
          <PageTitle>{title}</PageTitle>
          {text && (
            <Typography color="textSecondary" sx={{ mt: 1.5 }}>
              {text}
            </Typography>
          )}
        </div>
        {children}
        {footer && (
          <Typography color="textSecondary" sx={{ borderTop: 1, borderColor: 'divider', pt: 3 }}>
            {footer}
          </Typography>
        )}
      </Stack>
    </Container>
  );
}
