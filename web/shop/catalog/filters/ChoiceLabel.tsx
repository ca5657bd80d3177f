import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { formatPlainNumber } from '#domain/text/numbers.ts';

/** Filter choice with the number of products it would match. */
export function ChoiceLabel({ text, count }: { text: string; count?: number }) {
  const { i18n } = useLingui();
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
          {formatPlainNumber(count, i18n.locale)}
        </Typography>
      )}
    </Stack>
  );
}
