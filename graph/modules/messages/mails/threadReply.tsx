import { shorten } from '#domain/text/shorten.ts';
import { declareInput, defineEmail } from '#graph/mail/defineEmail.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { Aside, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';

/** The text of a staff reply, followed by the message that it replies to. */
export const threadReply = defineEmail({
  name: 'threadReply',
  title: { en: 'Reply to a message', ne: 'सन्देशको जवाफ' },
  input: declareInput<{
    subject: string;
    body: string;
    /** Message that this reply answers. */
    quote: { by: string; text: string } | null;
    replyTo: string | null;
    /** Message-IDs of the conversation. The last one is the message that this email replies to. */
    answers: string[];
  }>(),
  isPersonal: true,
  headers: ({ replyTo, answers }) => ({ replyTo, references: answers }),
  subject: (_shop, { subject }) => subject,
  body: (shop, { subject, body, quote }) => (
    <EmailPage shop={shop} preview={shorten(body, 120)} heading={subject.replace(/^re: /i, '')}>
      {body.split(/\n{2,}/).map((paragraph, index) => (
        <Paragraph key={String(index)}>{withBreaks(paragraph)}</Paragraph>
      ))}
      {quote && (
        <>
          <Aside>{shop.t('{name} wrote:', { name: quote.by })}</Aside>
          <Quote>{quote.text}</Quote>
        </>
      )}
    </EmailPage>
  ),
  ne: {
    '{name} wrote:': '{name} ले लेख्नुभएको:',
  },
  sample: {
    subject: 'Re: Ring size',
    body: 'Namaste Sita ji,\n\nThe lotus ring comes in sizes 8 to 16.\n\nWarm regards,\nAabhushan',
    quote: { by: 'Sita Example', text: 'What sizes does the lotus ring come in?' },
    replyTo: null,
    answers: [],
  },
});

function withBreaks(text: string) {
  return text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [<br key={String(index)} />, line]));
}
