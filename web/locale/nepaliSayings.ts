import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { knownSaying } from '#domain/errors/sayings.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { withFiguresOf } from '#domain/text/numbers.ts';
import { asGiven, compileMessage } from './compileMessage.ts';
import { messages } from './ne.po';

/** Reads a text that the catalogue does not hold as it is: a saying of the rules with its values in it, or English. */
export function compileInNepali(text: string): CompiledMessage {
  const saying = knownSaying(text);
  const tokens = saying && messages[saying.id];
  if (!Array.isArray(tokens)) return compileMessage(text);
  return tokens.map((token) => {
    const [name] = Array.isArray(token) ? token : [];
    return name === undefined ? token : valueInNepali(saying?.values[asGiven(name)] ?? '');
  });
}

function valueInNepali(value: string): string {
  const npr = /^NPR ([\d,]+)$/.exec(value)?.[1];
  return npr ? formatNpr(Number(npr.replaceAll(',', '')), 'ne') : withFiguresOf(value, 'ne');
}
