import { isDayValue } from '#domain/errors/formatDayText.ts';
import { getAttemptsText } from '#domain/errors/getAttemptsText.ts';
import { hasReason } from '#domain/errors/hasReason.ts';
import { isReason, PROBLEMS } from '#domain/errors/problemTexts.ts';
import { SHAPE_PROBLEMS } from '#domain/errors/shapeProblems.ts';
import { getStatusWord } from '#domain/errors/statusWords.ts';
import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatNumber, localiseDigits } from '#domain/text/numbers.ts';
import { orderStatusTexts } from '#web/labels/orderStatusTexts.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { returnTexts } from '#web/labels/returnTexts.ts';
import { formatDate } from './formatTime.ts';
import { i18n } from './i18n.ts';
import type { Problem } from './problemText.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns a problem in Nepali, built from its reason and values. For a problem from a validation rule, the message is
 * translated instead.
 */
export function translateProblemIntoNepali({ reason, params, message }: Problem): string {
  const values = isRecord(params) ? params : {};
  if (hasReason({ reason }, 'TOO_MANY_ATTEMPTS')) {
    const attemptsProblem = getAttemptsText(Number(values.seconds));
    return i18n.t(attemptsProblem.message, formatValues(attemptsProblem.params));
  }
  if (!isReason(reason) || Object.hasOwn(SHAPE_PROBLEMS, reason)) return i18n.t(message);
  const { message: text } = PROBLEMS[reason];
  return i18n.t(text, { ...formatValues(values), ...getQuotedValues(text, values) });
}

/** Returns the values quoted in a message. They stay unchanged, because staff search their file for them. */
function getQuotedValues(message: string, values: Values): Record<string, string> {
  const quotedEntries = Object.entries(values).filter(
    ([name, value]) => typeof value === 'string' && message.includes(`“{${name}}”`),
  );
  return Object.fromEntries(quotedEntries.map(([name, value]) => [name, String(value)]));
}

function isRecord(params: unknown): params is Values {
  return typeof params === 'object' && params !== null;
}

function formatValues(values: Values): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatValue(name, value)]));
}

/** Returns the text of a status as the screens show it. */
function getStatusText(name: string, value: string): string {
  if (getStatusWord(name, value) === value) return value;
  const title = orderStatusTexts[value as OrderStatus]?.title;
  const texts: Record<string, string> = { ...paymentTexts.status, ...returnTexts.status };
  return i18n.t(title ?? texts[value] ?? value);
}

/** True for a list of cells, which already contains quotation marks. */
function isQuoted(value: unknown): value is string {
  return typeof value === 'string' && /^“.*”$/s.test(value);
}

function formatValue(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => formatValue(name, item)).join(', ');
  if (name === 'provider') return i18n.t(String(value));
  if (isQuoted(value)) return value;
  if (typeof value === 'string' && isDayValue(name, value))
    return formatDate(`${value}T12:00:00+05:45`, 'ne');
  if (typeof value !== 'number') return localiseDigits(getStatusText(name, String(value)), 'ne');
  return name.endsWith('Npr') ? formatNpr(value, 'ne') : formatNumber(value, 'ne');
}
