import { shorten, shortenToPoints } from '#domain/text/shorten.ts';

const MAX_TEXT = 100;
const MAX_CLASSES = 300;
const FORM_FIELDS = 'input, textarea, select, [contenteditable]';
/** Whose text is never noted: what people type, and where they live. */
const PRIVATE = `${FORM_FIELDS}, address`;

export interface ClickedElement {
  /** Its tag name. */
  element: string;
  className: string;
  id: string;
  text: string;
  x: number;
  y: number;
}

/** What is noted of a click: the element and its first 100 characters, without the text of form fields. */
export function clickedElement({ target, clientX, clientY }: MouseEvent): ClickedElement | null {
  if (!(target instanceof Element)) return null;
  return {
    element: target.tagName,
    className: shorten(target.getAttribute('class') ?? '', MAX_CLASSES),
    id: target.id,
    text: publicText(target),
    x: Math.round(clientX),
    y: Math.round(clientY),
  };
}

function publicText(element: Element): string {
  if (element.closest(PRIVATE)) return '';
  const text = pickFirst(readTexts(element));
  return typedTexts().some((typed) => text.includes(typed)) ? '' : text;
}

function* readTexts(element: Element): Generator<string> {
  for (const child of element.childNodes) {
    if (child instanceof Text) yield child.data;
    else if (child instanceof Element && !child.matches(PRIVATE)) yield* readTexts(child);
  }
}

/** Only as many of them as the first characters take, however large the element is. */
function pickFirst(texts: Iterable<string>): string {
  let all = '';
  for (const text of texts) {
    all = `${all} ${text}`.replace(/\s+/g, ' ').trimStart();
    if (all.length > MAX_TEXT) break;
  }
  return shortenToPoints(all, MAX_TEXT).trim();
}

/** What stands in the form fields of the page, or was searched for: a text that repeats it would give it away. */
function typedTexts(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const values = Array.from(fields)
    .filter(({ type }) => !['radio', 'checkbox', 'hidden'].includes(type))
    .map(({ value }) => value);
  const [, query = ''] = window.location.hash.split('?');
  return [...values, new URLSearchParams(query).get('search') ?? '']
    .map((typed) => typed.trim())
    .filter((typed) => typed.length > 1);
}
