import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { EditLineRow } from './EditLineRow.tsx';
import type { EditQuote_QuoteFragment as Quote } from './EditOrder.generated.ts';
import { changeLine, type EditLine, getRemainingLines, removeLine } from './editLines.ts';
import { useSizes } from './useSizes.ts';

export interface EditLinesProps {
  lines: readonly EditLine[];
  quote: Quote | undefined;
  onChange: (lines: EditLine[]) => void;
}

/** Edits the lines of an order: removes them or changes quantity and size. */
export function EditLines({ lines, quote, onChange }: EditLinesProps) {
  const { i18n } = useLingui();
  const getSizes = useSizes(lines);
  const remainingLines = getRemainingLines(lines);
  return (
    <>
      <Box component="ul" aria-label={i18n.t('Items')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line) => {
          const index = remainingLines.indexOf(line);
          const problem = quote?.errors.find(
            ({ field }) => field === `lines.${index}` || field?.startsWith(`lines.${index}.`),
          );
          return (
            <EditLineRow
              key={line.key}
              line={line}
              sizes={getSizes(line)}
              quotedLines={
                quote?.lines.filter((quotedLine) => !line.isRemoved && quotedLine.index === index) ?? []
              }
              problem={problem?.message}
              onChange={(changes) => onChange(changeLine(lines, line.key, changes))}
              onRemove={() => onChange(removeLine(lines, line.key))}
            />
          );
        })}
      </Box>
      {remainingLines.length === 0 && (
        <Typography role="alert" color="error" variant="body2" sx={{ mt: 1 }}>
          {i18n.t('An order needs at least one item. To remove the last one, cancel the order.')}
        </Typography>
      )}
    </>
  );
}
