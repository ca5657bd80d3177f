import type { ReactNode } from 'react';
import { look } from './look.ts';
import { Button } from './tables.tsx';

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={look.text}>{children}</p>;
}

/** A sentence with one part of it set off, such as an order's number. */
export function Emphasis({ of: part, children }: { of: string; children: string }) {
  const [before, ...after] = children.split(part);
  if (after.length === 0) return children;
  return (
    <>
      {before}
      <strong>{part}</strong>
      {after.join(part)}
    </>
  );
}

/** What is said beside the matter. */
export function Aside({ children }: { children: ReactNode }) {
  return <p style={look.muted}>{children}</p>;
}

/** The name of a part of the mail. */
export function Overline({ children }: { children: ReactNode }) {
  return <p style={look.overline}>{children}</p>;
}

/** Somebody's own words, line by line as they were written. */
export function Quote({ children }: { children: string }) {
  return (
    <p style={look.quote}>
      {children
        .split(/\r?\n/)
        .flatMap((line, index) => (index === 0 ? [line] : [<br key={String(index)} />, line]))}
    </p>
  );
}

/** The one thing to do. */
export function ActionLink({ href, children }: { href: string; children: string }) {
  return (
    <p style={look.action}>
      <Button href={href} style={look.button}>
        {children}
      </Button>
    </p>
  );
}
