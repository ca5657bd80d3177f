/** Markup whose values are escaped. */
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

/** Tag for markup templates. Values are escaped unless they are `Html`; null, undefined and false render nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(escapeValue)));
}

/** Returns structured data for a page. Its content cannot close the element. */
export function renderJsonLd(data: object): Html {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return new Html(`<script type="application/ld+json">${text}</script>`);
}

function escapeValue(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(({ text }) => text).join('');
  return String(value).replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
