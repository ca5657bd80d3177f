import { exactNpr } from '#web/admin/ui/exactNpr.ts';
import { isRecord } from '#web/admin/ui/isRecord.ts';

/** What was said in an event, as far as a person reads it: the provider's own word, an amount, a note. */
export function saidText(said: unknown, locale: string): string {
  if (!isRecord(said)) return '';
  const { word, amount, amountPaisa, problem, note, compensationReason } = said;
  const npr =
    typeof amount === 'number' ? amount : typeof amountPaisa === 'number' ? amountPaisa / 100 : null;
  const texts = [word, problem, note, compensationReason].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  );
  return [...texts, ...(npr === null ? [] : [exactNpr(npr, locale)])].join(' · ');
}
