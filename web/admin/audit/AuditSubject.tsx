import { Box, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { AuditPage_EntryFragment } from './AuditPage.generated.ts';
import { getEntityPath } from './entityLink.ts';

/** Shows the name of the entry's subject, linked to its page if it has one. */
export function AuditSubject({ entry }: { entry: AuditPage_EntryFragment }) {
  const { subject } = entry;
  if (!subject) return '–';
  const { name, detail } = subject;
  const link = getEntityPath(entry);
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
        // On a card, moves the detail below a long name.
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
