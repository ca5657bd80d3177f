import { Box, Container, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Overline } from './Overline.tsx';

export interface SectionProps {
  title?: string;
  overline?: string;
  /** Link beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Section of a page, at most 1280 px wide. */
export function Section({ title, overline, action, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={title && id} sx={{ py: { xs: 8, md: 14 } }}>
      <Container>
        {(title || overline) && (
          <Stack
            direction="row"
            sx={{ alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: { xs: 3, md: 5 } }}
          >
            <div>
              {overline && <Overline gutterBottom>{overline}</Overline>}
              {title && (
                <Typography variant="h2" id={id}>
                  {title}
                </Typography>
              )}
            </div>
            {action}
          </Stack>
        )}
        {children}
      </Container>
    </Box>
  );
}
