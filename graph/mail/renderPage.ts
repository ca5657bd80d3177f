import { plainTextSelectors } from '@react-email/render';
import { compile } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Written } from './templates/template.ts';

/** A mail's words, as a page and as plain text. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** The one with which old mail programs show tables as they are meant. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** As `toPlainText` of react-email, which would put its rules together anew for each mail. Headings keep their small letters. */
const toPlainText = compile({
  wordwrap: false,
  selectors: [...plainTextSelectors, { selector: 'h1', options: { uppercase: false } }],
});

export function renderPage({ subject, page }: Written): RenderedMail {
  const html = DOCTYPE + renderToStaticMarkup(page);
  return { subject, html, text: toPlainText(html) };
}
