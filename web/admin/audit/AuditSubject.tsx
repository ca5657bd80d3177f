import { Box, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditPage_EntryFragment } from './AuditPage.generated.ts';
import { entityLink } from './entityLink.ts';

/** Names the subject of an entry, with a link to it if it has a page. */
export function AuditSubject({ entry }: { entry: AuditPage_EntryFragment }) {
  const { subject } = entry;
  if (!subject) return '–';
  const { name, detail } = subject;
  const link = entityLink(entry);
  const title = detail ? `${name}, ${detail}` : name;
  return (
    <Stack
      component="span"
      direction="row"
      title={title}
      sx={{
        columnGap: 1,
        minWidth: 0,
        maxWidth: 1,
        // Moves the detail to the next line below a long name on a card.
        'dl &': { flexWrap: 'wrap', justifyContent: 'flex-end' },
      }}
    >
      <Box component="span" sx={{ flexShrink: 0, maxWidth: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {link ? (
          <Link component={RouterLink} to={link}>
            {name}
          </Link>
        ) : (
          name
        )}
      </Box>
      {detail && (
        <Typography component="span" variant="inherit" color="textSecondary" noWrap>
          {detail}
        </Typography>
      )}
    </Stack>
  );
}
