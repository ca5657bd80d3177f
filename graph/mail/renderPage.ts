import { plainTextSelectors } from '@react-email/render';
import { compile } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { withoutHidden } from '#domain/text/hiddenCharacters.ts';
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

/** What `Preview` fills the line with that a mailbox shows beside the subject. */
const FILLER = '\u200C\u200B\u200D\u200E\u200F\uFEFF';

/** As `toPlainText` of react-email, which would put its rules together anew for each mail. Headings keep their small letters. */
const toPlainText = compile({
  wordwrap: false,
  selectors: [...plainTextSelectors, { selector: 'h1', options: { uppercase: false } }],
});

export function renderPage({ subject, page }: Written): RenderedMail {
  const html = DOCTYPE + renderToStaticMarkup(page).split(FILLER).map(withoutHidden).join(FILLER);
  return { subject: withoutHidden(subject), html, text: toPlainText(html) };
}
