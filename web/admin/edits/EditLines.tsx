import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { EditLineRow } from './EditLineRow.tsx';
import type { EditQuote_QuoteFragment as Quote } from './EditOrder.generated.ts';
import { changed, type EditLine, stayingLines, without } from './editLines.ts';
import { useSizes } from './useSizes.ts';

export interface EditLinesProps {
  lines: readonly EditLine[];
  quote: Quote | undefined;
  onChange: (lines: EditLine[]) => void;
}

/** The pieces of an order, to take off, to have more or fewer of, and in another size. */
export function EditLines({ lines, quote, onChange }: EditLinesProps) {
  const { i18n } = useLingui();
  const sizesOf = useSizes(lines);
  const staying = stayingLines(lines);
  return (
    <>
      <Box component="ul" aria-label={i18n.t('Items')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line) => {
          const index = staying.indexOf(line);
          const problem = quote?.errors.find(
            ({ field }) => field === `lines.${index}` || field?.startsWith(`lines.${index}.`),
          );
          return (
            <EditLineRow
              key={line.key}
              line={line}
              sizes={sizesOf(line)}
              quoted={quote?.lines.filter((one) => !line.isOff && one.index === index) ?? []}
              problem={problem?.message}
              onChange={(part) => onChange(changed(lines, line.key, part))}
              onRemove={() => onChange(without(lines, line.key))}
            />
          );
        })}
      </Box>
      {staying.length === 0 && (
        <Typography role="alert" color="error" variant="body2" sx={{ mt: 1 }}>
          {i18n.t('An order keeps at least one piece. To take the last one away, cancel the order.')}
        </Typography>
      )}
    </>
  );
}
