import { render, toPlainText } from '@react-email/render';
import type { Written } from './templates/template.ts';

/** A mail's words, as a page and as plain text. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Headings keep their small letters. */
const AS_WRITTEN = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };

export async function renderPage({ subject, page }: Written): Promise<RenderedMail> {
  const html = await render(page);
  return { subject, html, text: toPlainText(html, AS_WRITTEN) };
}
