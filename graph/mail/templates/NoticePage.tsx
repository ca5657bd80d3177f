import { shorten } from '#domain/text/shorten.ts';
import { EmailPage } from './EmailPage.tsx';
import { Quote } from './Paragraph.tsx';
import type { EmailContext } from './template.ts';

/** A subject and text written by the caller. */
export interface Notice {
  subject: string;
  body: string;
}

/** An email with the caller's own text, such as one to the store's address. */
export function NoticePage({ shop, notice: { subject, body } }: { shop: EmailContext; notice: Notice }) {
  return (
    <EmailPage shop={shop} preview={shorten(body, 120)} heading={subject}>
      <Quote>{body}</Quote>
    </EmailPage>
  );
}
