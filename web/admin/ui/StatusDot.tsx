import { Box, Stack, Typography } from '@mui/material';

export type Tone = 'good' | 'busy' | 'bad' | 'quiet';

const COLOURS: Record<Tone, string> = {
  good: 'success.main',
  busy: 'primary.main',
  bad: 'error.main',
  quiet: 'text.secondary',
};

export interface StatusDotProps {
  tone: Tone;
  /** Text of the status; colour alone is not enough. */
  children: string;
}

/** Status as a coloured dot with a text. */
export function StatusDot({ tone, children }: StatusDotProps) {
  return (
    <Stack direction="row" component="span" sx={{ gap: 1, alignItems: 'center', display: 'inline-flex' }}>
      <Box
        component="span"
        sx={{ width: 8, height: 8, borderRadius: '50%', flexShrink: 0, bgcolor: COLOURS[tone] }}
      />
      <Typography component="span" variant="inherit" noWrap>
        {children}
      </Typography>
    </Stack>
  );
}
