import type { ReactNode } from 'react';
import { readablePhone } from '#domain/text/readablePhone.ts';
import { look } from './look.ts';
import { Preview, Sheet } from './tables.tsx';
import type { Shop } from './template.ts';

interface MailPageProps {
  shop: Shop;
  /** What a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  /** What it speaks. */
  language?: string;
  children: ReactNode;
}

/** The sheet on which every mail is written: the store's name above, where to reach it below. */
export function MailPage({ shop, preview, heading, language = shop.language, children }: MailPageProps) {
  const { name, addressNe, phone, email } = shop.settings;
  const address = (language === 'ne' && addressNe) || shop.settings.address;
  return (
    <html lang={language} dir="ltr">
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>{heading}</title>
      </head>
      <Preview>{preview}</Preview>
      <body style={look.body}>
        <Sheet style={{}} cellStyle={look.page}>
          <Sheet style={look.sheet}>
            <p style={look.mark}>{name}</p>
            <Sheet style={look.content}>
              <h1 style={look.heading}>{heading}</h1>
              {children}
            </Sheet>
            <p style={look.foot}>
              {name}, {address}
              <br />
              {readablePhone(phone)} ·{' '}
              <a href={`mailto:${email}`} target="_blank" style={look.link} rel="noopener">
                {email}
              </a>{' '}
              ·{' '}
              <a href={shop.url} target="_blank" style={look.link} rel="noopener">
                {shop.say('Visit the shop')}
              </a>
            </p>
          </Sheet>
        </Sheet>
      </body>
    </html>
  );
}
