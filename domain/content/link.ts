import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { buildSingleLineSchema } from '#domain/text/texts.ts';

/** A path within the shop. It begins with exactly one slash, since two would lead to another site. */
const SHOP_PATH = /^\/(?![/\\])[\w\-./~%?=&+,:@!$'()*;]*$/;
const MAX_LENGTH = 500;

/** Target of a banner: a path within the shop or an https URL. Blank means no link. */
export const link = buildSingleLineSchema()
  .max(MAX_LENGTH, { error: 'Use at most 500 characters for the address.' })
  .superRefine((text, context) => {
    if (text && !isLink(text)) context.addIssue(createProblemIssue('LINK_NOT_ALLOWED', {}));
  })
  .nullish()
  .transform((text) => text || null);

export function isLink(text: string): boolean {
  return SHOP_PATH.test(text) || isSecureUrl(text);
}

function isSecureUrl(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}
