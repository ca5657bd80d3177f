import { I18n, type MessageDescriptor, type MessageOptions } from '@lingui/core';
import { formatNumber, formatPlainNumber, localiseDigits } from '#domain/text/numbers.ts';
import { countName, formattedName, pluralName } from './compileMessage.ts';

type Values = Record<string, unknown>;

type NumberFormatValue = Parameters<I18n['number']>[0];

/**
 * Lingui with the extra values that `compileMessage` needs. A number shown without `number` or `#` also gets the
 * language's digits but no grouping, because it may be a year or a row number.
 */
export class LocalisedI18n extends I18n {
  override _(descriptor: MessageDescriptor): string;
  override _(id: string, values?: Values, options?: MessageOptions): string;
  override _(text: MessageDescriptor | string, values?: Values, options?: MessageOptions): string {
    if (typeof text === 'string') return super._(text, withCounts(values, this.locale), options);
    return super._({ ...text, values: withCounts(text.values, this.locale) });
  }

  /** Uses the shared rules (domain/text/numbers.ts), because browsers differ in how they format Nepali numbers. */
  override number(value: NumberFormatValue, format?: Intl.NumberFormatOptions): string {
    return format
      ? localiseDigits(super.number(value, format), this.locale)
      : formatValue(value, this.locale);
  }
}

function withCounts(values: Values | undefined, language: string): Values {
  const added: Values = {};
  for (const [name, value] of Object.entries(values ?? {})) {
    added[formattedName(name)] = formatValue(value, language);
    added[pluralName(name)] = value === 1 ? 'one' : 'other';
    added[countName(name)] = value;
    if (typeof value === 'number') added[name] = localiseDigits(String(value), language);
  }
  return { ...values, ...added };
}

function formatValue(value: unknown, language: string): string {
  if (typeof value !== 'number') return localiseDigits(String(value), language);
  return Number.isInteger(value) ? formatNumber(value, language) : formatPlainNumber(value, language);
}
