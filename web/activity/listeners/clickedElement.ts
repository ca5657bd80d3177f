import { shorten, shortenToCodePoints } from '#domain/text/shorten.ts';

const MAX_TEXT_LENGTH = 100;
const MAX_CLASS_NAME_LENGTH = 300;
const FORM_FIELDS = 'input, textarea, select, [contenteditable]';
/** Elements whose text is never recorded, because it is typed text or an address. */
const PRIVATE_ELEMENTS = `${FORM_FIELDS}, address`;

export interface ClickedElement {
  /** Tag name. */
  element: string;
  className: string;
  id: string;
  text: string;
  x: number;
  y: number;
}

/** Returns the clicked element and the first 100 characters of its text, without the text of form fields. */
export function describeClickedElement({ target, clientX, clientY }: MouseEvent): ClickedElement | null {
  if (!(target instanceof Element)) return null;
  return {
    element: target.tagName,
    className: shorten(target.getAttribute('class') ?? '', MAX_CLASS_NAME_LENGTH),
    id: target.id,
    text: readPublicText(target),
    x: Math.round(clientX),
    y: Math.round(clientY),
  };
}

function readPublicText(element: Element): string {
  if (element.closest(PRIVATE_ELEMENTS)) return '';
  const text = joinTextsUpToLimit(readTexts(element));
  return listTypedTexts().some((typedText) => text.includes(typedText)) ? '' : text;
}

function* readTexts(element: Element): Generator<string> {
  for (const child of element.childNodes) {
    if (child instanceof Text) yield child.data;
    else if (child instanceof Element && !child.matches(PRIVATE_ELEMENTS)) yield* readTexts(child);
  }
}

/** Stops reading at the length limit, so that reading a large element takes little time. */
function joinTextsUpToLimit(texts: Iterable<string>): string {
  let joinedText = '';
  for (const text of texts) {
    joinedText = `${joinedText} ${text}`.replace(/\s+/g, ' ').trimStart();
    if (joinedText.length > MAX_TEXT_LENGTH) break;
  }
  return shortenToCodePoints(joinedText, MAX_TEXT_LENGTH).trim();
}

/**
 * Returns the texts typed into form fields or searched for. Recording a click on an element that repeats such a text
 * would reveal it.
 */
function listTypedTexts(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const values = Array.from(fields)
    .filter(({ type }) => !['radio', 'checkbox', 'hidden'].includes(type))
    .map(({ value }) => value);
  const [, query = ''] = window.location.hash.split('?');
  return [...values, new URLSearchParams(query).get('search') ?? '']
    .map((typedText) => typedText.trim())
    .filter((typedText) => typedText.length > 1);
}
