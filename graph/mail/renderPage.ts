import { compile } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { removeHiddenCharacters } from '#domain/text/hiddenCharacters.ts';
import { PREVIEW_FILLER } from './templates/tables.tsx';
import type { EmailContent } from './templates/template.ts';

/** Subject and content of an email, as HTML and plain text. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/** Old mail programs lay out tables correctly only with this doctype. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Compiled once because compiling takes as long as rendering an email. */
const toPlainText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: '[data-text-format="dataTable"]', format: 'dataTable' },
    { selector: 'td', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'h1', options: { uppercase: false } },
  ],
});

export function renderPage({ subject, page }: EmailContent): RenderedEmail {
  const html =
    DOCTYPE +
    renderToStaticMarkup(page).split(PREVIEW_FILLER).map(removeHiddenCharacters).join(PREVIEW_FILLER);
  return { subject: removeHiddenCharacters(subject), html, text: toPlainText(html) };
}
