import { Box } from '@mui/material';

/** Maximum number of characters shown as a short value. Anything longer is prose, such as a description. */
const MAX_SHORT_LENGTH = 60;

/** Shows the text of a file's cell. Long text is limited to three lines, with the full text in a tooltip. */
export function CsvCellText({ text }: { text: string }) {
  if (text.length <= MAX_SHORT_LENGTH) return text;
  return (
    <Box
      title={text}
      sx={(theme) => ({
        ...{ display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
        // Wide enough for three useful lines.
        ...{ minWidth: 240, maxWidth: 360 },
        // Phones have no tooltips, so nothing is truncated there.
        [theme.breakpoints.down('sm')]: { display: 'block', minWidth: 0 },
      })}
    >
      {text}
    </Box>
  );
}
