/** Markup whose values were escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | null | undefined | false | readonly Html[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup with values in it: each is escaped, but for markup made by this function; what is absent leaves nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(written)));
}

/** Data for programs inside a page; nothing in it can close the element. */
export function jsonLd(data: object): Html {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return new Html(`<script type="application/ld+json">${text}</script>`);
}

function written(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(({ text }) => text).join('');
  return String(value).replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
