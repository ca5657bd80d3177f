import { Stack, Typography } from '@mui/material';

/** A choice and how many pieces it would leave. */
export function ChoiceLabel({ text, count }: { text: string; count?: number }) {
  return (
    <Stack component="span" direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
      <Typography component="span" variant="body2">
        {text}
      </Typography>
      {count !== undefined && (
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {count}
        </Typography>
      )}
    </Stack>
  );
}
