/** Markup that needs no escaping. */
class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

const HTML_ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Builds markup; values are escaped. */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): Markup {
  return new Markup(parts.reduce((text, part, index) => `${text}${escapeValue(values[index - 1])}${part}`));
}

function escapeValue(value: unknown): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(escapeValue).join('');
  if (value === null || value === undefined || value === false) return '';
  return String(value).replace(/[&<>"']/g, (character) => HTML_ESCAPES[character] ?? character);
}
