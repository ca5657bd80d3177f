import { domainToASCII } from 'node:url';

const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an e-mail address leads to, by which one person is recognised under several spellings. It ignores case,
 * what follows a `+`, a dot after the domain and the script of the domain, and at Gmail the dots too. Text that is no
 * e-mail address stays as it is. Nothing is ever sent to it. The database writes the same into `mailbox` columns
 * (prisma/migrations/20261128140000_mailboxes).
 */
export function mailboxOf(address: string): string {
  const trimmed = address.trim();
  const at = trimmed.lastIndexOf('@');
  if (at < 1) return address;
  const domain = readDomain(trimmed.slice(at + 1));
  const written = trimmed.slice(0, at).toLowerCase();
  const name = written.replace(/(?<=.)\+.*$/s, '');
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** A domain as DNS knows it; as it was typed, in small letters, where DNS knows no such name. */
function readDomain(typed: string): string {
  const domain = typed.toLowerCase().replace(/\.$/, '');
  return domainToASCII(domain) || domain;
}
