import { shorten } from '#domain/text/shorten.ts';
import type { MailMessage } from '#graph/mail/messages.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import type { Shop, Written } from '#graph/mail/templates/template.ts';

type ReviewAnswered = Extract<MailMessage, { template: 'reviewAnswered' }>;

/** Tells who reviewed a piece what the store answered. */
export function reviewAnswered(shop: Shop, { to, product, text }: ReviewAnswered): Written {
  const { say } = shop;
  const piece = product.name;
  const subject = say('We answered your review of {piece}', { piece });
  const page = (
    <MailPage shop={shop} preview={shorten(text, 120)} heading={subject}>
      <Paragraph>{greeting(shop, to.name)}</Paragraph>
      <Paragraph>
        {say('Thank you for your review of {piece}. Our answer stands under it for everybody to read:', {
          piece,
        })}
      </Paragraph>
      <Quote>{text}</Quote>
      <ActionLink href={`${shop.url}/#/products/${encodeURIComponent(product.slug)}`}>
        {say('See the piece')}
      </ActionLink>
    </MailPage>
  );
  return { subject, page };
}
