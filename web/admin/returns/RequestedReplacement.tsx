import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import type { ReturnSheet_ReturnFragment as Return } from './Return.generated.ts';

export interface RequestedReplacementProps {
  line: Pick<Return['lines'][number], 'exchangeSize' | 'exchangePreference'>;
}

/** Shows what the customer wants instead of a returned item. */
export function RequestedReplacement({
  line: { exchangeSize, exchangePreference },
}: RequestedReplacementProps) {
  const { i18n } = useLingui();
  const replacementTexts = [
    exchangeSize !== null && i18n.t('Exchange for: size {size}', { size: exchangeSize }),
    exchangePreference !== null && i18n.t('Exchange for: {words}', { words: exchangePreference }),
  ];
  return replacementTexts.map(
    (text) =>
      text && (
        <Typography
          key={text}
          variant="body2"
          sx={{ mt: 0.5, fontWeight: 500, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
      ),
  );
}
