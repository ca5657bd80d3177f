import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

export interface LinkProps extends ComponentProps<'a'> {
  to: To;
  replace?: boolean | undefined;
  state?: unknown;
}

/** A link to a screen, without the prefetching of React Router's framework, which no screen uses. */
export function Link({ to, replace, state, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target });

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} target={target} onClick={handleClick} />;
}

export interface NavLinkProps extends LinkProps {
  /** Current at its own address alone, not at those below it. */
  end?: boolean;
}

/** A link that says when it leads to where one is. */
export function NavLink({ end = false, ...props }: NavLinkProps) {
  const { pathname: here } = useLocation();
  const { pathname: there } = useResolvedPath(props.to);
  const isCurrent = here === there || (!end && there !== '/' && here.startsWith(`${there}/`));
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
