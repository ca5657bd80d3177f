import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import type { ReturnSheet_ReturnFragment as Return } from './Return.generated.ts';

export interface WishedReplacementProps {
  line: Pick<Return['lines'][number], 'wishedSize' | 'wishedWords'>;
}

/** Shows what the customer wants instead of a returned item. */
export function WishedReplacement({ line: { wishedSize, wishedWords } }: WishedReplacementProps) {
  const { i18n } = useLingui();
  const wishTexts = [
    wishedSize !== null && i18n.t('Exchange for: size {size}', { size: wishedSize }),
    wishedWords !== null && i18n.t('Exchange for: {words}', { words: wishedWords }),
  ];
  return wishTexts.map(
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
