import type { ReactNode } from 'react';
import { styles } from './styles.ts';
import { Button } from './tables.tsx';

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={styles.text}>{children}</p>;
}

/** A sentence with one part emphasised, such as an order number. */
export function Emphasis({ part, children }: { part: string; children: string }) {
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

/** A remark in smaller text. */
export function Aside({ children }: { children: ReactNode }) {
  return <p style={styles.muted}>{children}</p>;
}

/** Heading of a section of the email. */
export function Overline({ children }: { children: ReactNode }) {
  return <p style={styles.overline}>{children}</p>;
}

/** Text that a person wrote, with its line breaks. */
export function Quote({ children }: { children: string }) {
  return (
    <p style={styles.quote}>
      {children
        .split(/\r?\n/)
        .flatMap((line, index) => (index === 0 ? [line] : [<br key={String(index)} />, line]))}
    </p>
  );
}

/** The main action of the email. */
export function ActionLink({ href, children }: { href: string; children: string }) {
  return (
    <p style={styles.action}>
      <Button href={href} style={styles.button}>
        {children}
      </Button>
    </p>
  );
}
