import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { readablePhone } from '#domain/text/readablePhone.ts';
import { look } from './look.ts';
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
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>{heading}</title>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={look.page}>
        <Container style={look.sheet}>
          <Text style={look.mark}>{name}</Text>
          <Section style={look.content}>
            <Heading as="h1" style={look.heading}>
              {heading}
            </Heading>
            {children}
          </Section>
          <Text style={look.foot}>
            {name}, {address}
            <br />
            {readablePhone(phone)} ·{' '}
            <Link href={`mailto:${email}`} style={look.link}>
              {email}
            </Link>{' '}
            ·{' '}
            <Link href={shop.url} style={look.link}>
              {shop.say('Visit the shop')}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
