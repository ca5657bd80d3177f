import type { ReactNode } from 'react';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { styles } from './styles.ts';
import { Preview, SingleCellTable } from './tables.tsx';
import type { EmailContext } from './template.ts';

interface EmailPageProps {
  shop: EmailContext;
  /** Text that mail programs show next to the subject. */
  preview: string;
  heading: string;
  /** Value of the `lang` attribute. */
  language?: string;
  children: ReactNode;
}

/** Layout of every email: the store's name above and its contact details below. */
export function EmailPage({ shop, preview, heading, language = shop.language, children }: EmailPageProps) {
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
      <body style={styles.body}>
        <SingleCellTable style={{}} cellStyle={styles.page}>
          <SingleCellTable style={styles.sheet}>
            <p style={styles.mark}>{name}</p>
            <SingleCellTable style={styles.content}>
              <h1 style={styles.heading}>{heading}</h1>
              {children}
            </SingleCellTable>
            <p style={styles.foot}>
              {name}, {address}
              <br />
              {formatPhone(phone)} ·{' '}
              <a href={`mailto:${email}`} target="_blank" style={styles.link} rel="noopener">
                {email}
              </a>{' '}
              ·{' '}
              <a href={shop.url} target="_blank" style={styles.link} rel="noopener">
                {shop.t('Visit the shop')}
              </a>
            </p>
          </SingleCellTable>
        </SingleCellTable>
      </body>
    </html>
  );
}
