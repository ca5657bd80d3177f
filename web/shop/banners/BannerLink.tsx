import { Button, type ButtonProps, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface BannerLinkProps {
  /** A path of the shop, or an address of another site. */
  to: string;
  button?: ButtonProps['variant'];
  children: ReactNode;
}

/** Leads where a banner leads, within the shop or away from it. */
export function BannerLink({ to, button, children }: BannerLinkProps) {
  const away = { component: 'a', href: to, rel: 'noopener' } as const;
  const within = { component: RouterLink, to } as const;
  const isWithin = to.startsWith('/');
  if (button)
    return isWithin ? (
      <Button {...within} variant={button} size="large">
        {children}
      </Button>
    ) : (
      <Button {...away} variant={button} size="large">
        {children}
      </Button>
    );
  return isWithin ? (
    <Link {...within} color="inherit">
      {children}
    </Link>
  ) : (
    <Link {...away} color="inherit">
      {children}
    </Link>
  );
}
