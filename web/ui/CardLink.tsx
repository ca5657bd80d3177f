import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';

export interface CardLinkProps {
  to: string;
  /** What the card is about. */
  children: string;
  lang?: 'en' | 'ne' | undefined;
  className?: string;
}

/** The one link of a card: its words name it, and the whole card, which is `position: relative`, can be pressed. */
export function CardLink(props: CardLinkProps) {
  return (
    <Link
      component={RouterLink}
      {...props}
      color="inherit"
      underline="none"
      sx={{
        '&::after': { content: '""', position: 'absolute', inset: 0 },
        '&:focus-visible': { outline: 'none' },
        '&:focus-visible::after': {
          outline: 2,
          outlineColor: 'primary.main',
          outlineOffset: 4,
          borderRadius: 1,
        },
      }}
    />
  );
}
