import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';

export interface CardLinkProps {
  to: string;
  /** Text of the link. */
  children: string;
  lang?: 'en' | 'ne' | undefined;
  className?: string;
}

/**
 * The only link of a card. Its text is the accessible name, and the link covers the entire card, which is `position:
 * relative`.
 */
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
