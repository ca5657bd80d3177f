import { Box } from '@mui/material';
import type { OrderTags_TagFragment } from '#web/admin/order/Order.generated.ts';
import type { TagColour } from '#web/graphql/types.generated.ts';

export function TagMarks({ tags }: { tags: readonly OrderTags_TagFragment[] }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
      {tags.map((tag) => (
        <TagMark key={tag.id} {...tag} />
      ))}
    </Box>
  );
}

/** Colours of tags: roles of the theme that are readable in both colour schemes. */
const TAG_PALETTE_COLOURS: Record<TagColour, string> = {
  PLAIN: 'text.secondary',
  GOLD: 'primary.main',
  GREEN: 'success.main',
  RED: 'error.main',
  AMBER: 'status.PENDING',
  BLUE: 'status.CONFIRMED',
};

export function TagMark({ name, colour }: { name: string; colour: TagColour }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        maxWidth: 160,
        px: 0.75,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        verticalAlign: 'middle',
        fontSize: '0.75rem',
        fontWeight: 500,
        lineHeight: '18px',
        border: 1,
        borderRadius: 1,
        borderColor: 'currentColor',
        color: TAG_PALETTE_COLOURS[colour],
      }}
    >
      {name}
    </Box>
  );
}
