import { I18n, type MessageDescriptor, type MessageOptions } from '@lingui/core';
import { formatNumber, formatPlainNumber, localiseDigits } from '#domain/text/numbers.ts';
import { getCountName, getFormattedName, getPluralName } from './compileMessage.ts';

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
    if (typeof text === 'string') return super._(text, addFormattedCounts(values, this.locale), options);
    return super._({ ...text, values: addFormattedCounts(text.values, this.locale) });
  }

  /** Uses the shared rules (domain/text/numbers.ts), because browsers differ in how they format Nepali numbers. */
  override number(value: NumberFormatValue, format?: Intl.NumberFormatOptions): string {
    return format
      ? localiseDigits(super.number(value, format), this.locale)
      : formatValue(value, this.locale);
  }
}

function addFormattedCounts(values: Values | undefined, language: string): Values {
  const addedValues: Values = {};
  for (const [name, value] of Object.entries(values ?? {})) {
    addedValues[getFormattedName(name)] = formatValue(value, language);
    addedValues[getPluralName(name)] = value === 1 ? 'one' : 'other';
    addedValues[getCountName(name)] = value;
    if (typeof value === 'number') addedValues[name] = localiseDigits(String(value), language);
  }
  return { ...values, ...addedValues };
}

function formatValue(value: unknown, language: string): string {
  if (typeof value !== 'number') return localiseDigits(String(value), language);
  return Number.isInteger(value) ? formatNumber(value, language) : formatPlainNumber(value, language);
}
