import { Button, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { look } from './look.ts';

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={look.text}>{children}</Text>;
}

/** What is said beside the matter. */
export function Aside({ children }: { children: ReactNode }) {
  return <Text style={look.muted}>{children}</Text>;
}

/** The name of a part of the mail. */
export function Overline({ children }: { children: ReactNode }) {
  return <Text style={look.overline}>{children}</Text>;
}

/** Somebody's own words, line by line as they were written. */
export function Quote({ children }: { children: string }) {
  return (
    <Text style={look.quote}>
      {children
        .split(/\r?\n/)
        .flatMap((line, index) => (index === 0 ? [line] : [<br key={String(index)} />, line]))}
    </Text>
  );
}

/** The one thing to do. */
export function ActionLink({ href, children }: { href: string; children: string }) {
  return (
    <Text style={look.action}>
      <Button href={href} style={look.button}>
        {children}
      </Button>
    </Text>
  );
}
