import { I18n, type MessageDescriptor, type MessageOptions } from '@lingui/core';
import { formatNumber, formatPlainNumber, localiseDigits } from '#domain/text/numbers.ts';
import { asCompared, asOneOrOther, asWritten } from './compileMessage.ts';

type Values = Record<string, unknown>;

type NumberFormatValue = Parameters<I18n['number']>[0];

/**
 * Lingui's texts with the values that `compileMessage` asks for. A number that a text shows without `number` or `#` is
 * written in the figures of the language too, ungrouped, because it may be a year or a row.
 */
export class LocalisedI18n extends I18n {
  override _(descriptor: MessageDescriptor): string;
  override _(id: string, values?: Values, options?: MessageOptions): string;
  override _(text: MessageDescriptor | string, values?: Values, options?: MessageOptions): string {
    if (typeof text === 'string') return super._(text, withCounts(values, this.locale), options);
    return super._({ ...text, values: withCounts(text.values, this.locale) });
  }

  /** By the one rule for figures (domain/text/numbers.ts): what a browser makes of Nepali differs. */
  override number(value: NumberFormatValue, format?: Intl.NumberFormatOptions): string {
    return format ? localiseDigits(super.number(value, format), this.locale) : written(value, this.locale);
  }
}

function withCounts(values: Values | undefined, language: string): Values {
  const added: Values = {};
  for (const [name, value] of Object.entries(values ?? {})) {
    added[asWritten(name)] = written(value, language);
    added[asOneOrOther(name)] = value === 1 ? 'one' : 'other';
    added[asCompared(name)] = value;
    if (typeof value === 'number') added[name] = localiseDigits(String(value), language);
  }
  return { ...values, ...added };
}

function written(value: unknown, language: string): string {
  if (typeof value !== 'number') return localiseDigits(String(value), language);
  return Number.isInteger(value) ? formatNumber(value, language) : formatPlainNumber(value, language);
}
