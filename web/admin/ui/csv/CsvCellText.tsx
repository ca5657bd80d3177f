import { Box } from '@mui/material';

/** More letters than this are a text to read, such as a description. */
const LONGEST_NAME = 60;

/** What a cell of a file holds. A long text takes three lines at most, and has the whole in its tooltip. */
export function SheetText({ text }: { text: string }) {
  if (text.length <= LONGEST_NAME) return text;
  return (
    <Box
      title={text}
      sx={(theme) => ({
        ...{ display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
        // Wide enough for its three lines to say something.
        ...{ minWidth: 240, maxWidth: 360 },
        // A phone has no tooltips, so nothing is cut there.
        [theme.breakpoints.down('sm')]: { display: 'block', minWidth: 0 },
      })}
    >
      {text}
    </Box>
  );
}
