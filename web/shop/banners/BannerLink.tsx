import { Button, type ButtonProps, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface BannerLinkProps {
  /** Path in the shop or URL of another site. */
  to: string;
  button?: ButtonProps['variant'];
  children: ReactNode;
}

/** Link of a banner, within the shop or to another site. */
export function BannerLink({ to, button, children }: BannerLinkProps) {
  const externalProps = { component: 'a', href: to, rel: 'noopener' } as const;
  const internalProps = { component: RouterLink, to } as const;
  const isInternal = to.startsWith('/');
  if (button)
    return isInternal ? (
      <Button {...internalProps} variant={button} size="large">
        {children}
      </Button>
    ) : (
      <Button {...externalProps} variant={button} size="large">
        {children}
      </Button>
    );
  return isInternal ? (
    <Link {...internalProps} color="inherit">
      {children}
    </Link>
  ) : (
    <Link {...externalProps} color="inherit">
      {children}
    </Link>
  );
}
