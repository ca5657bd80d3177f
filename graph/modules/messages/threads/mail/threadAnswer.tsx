import { shorten } from '#domain/text/shorten.ts';
import type { MailMessage } from '#graph/mail/messages.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { Aside, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import type { Shop, Written } from '#graph/mail/templates/template.ts';

type ThreadAnswer = Extract<MailMessage, { template: 'threadAnswer' }>;

/** What somebody of the staff answered, as they wrote it, above what it answers. */
export function threadAnswer(shop: Shop, { subject, body, quote }: ThreadAnswer): Written {
  const page = (
    <MailPage shop={shop} preview={shorten(body, 120)} heading={subject.replace(/^re: /i, '')}>
      {body.split(/\n{2,}/).map((paragraph, index) => (
        <Paragraph key={String(index)}>{withBreaks(paragraph)}</Paragraph>
      ))}
      {quote && (
        <>
          <Aside>{shop.say('{name} wrote:', { name: quote.by })}</Aside>
          <Quote>{quote.text}</Quote>
        </>
      )}
    </MailPage>
  );
  return { subject, page };
}

function withBreaks(text: string) {
  return text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [<br key={String(index)} />, line]));
}
