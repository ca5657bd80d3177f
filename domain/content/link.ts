import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { oneLine } from '#domain/text/texts.ts';

/** A path within the shop. It begins with exactly one slash, since two would lead to another site. */
const PATH = /^\/(?![/\\])[\w\-./~%?=&+,:@!$'()*;]*$/;
const MAX = 500;

/** Target of a banner: a path within the shop or an https URL. Blank means no link. */
export const link = oneLine()
  .max(MAX, { error: 'Use at most 500 characters for the address.' })
  .superRefine((text, context) => {
    if (text && !isLink(text)) context.addIssue(createProblemIssue('LINK_NOT_ALLOWED', {}));
  })
  .nullish()
  .transform((text) => text || null);

export function isLink(text: string): boolean {
  return PATH.test(text) || isSecure(text);
}

function isSecure(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}
