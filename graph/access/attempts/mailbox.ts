import { domainToASCII } from 'node:url';

const GMAIL = ['gmail.com', 'googlemail.com'];
const YAHOO = /^(?:yahoo\..+|ymail\.com|rocketmail\.com)$/;
const PROTON = ['protonmail.com', 'protonmail.ch', 'proton.me', 'pm.me'];
const APPLE = ['icloud.com', 'me.com', 'mac.com'];
const FASTMAIL_SUBDOMAIN = /([^.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * The mailbox that an e-mail address leads to, by which one person is recognised under several spellings. It ignores case,
 * what follows a `+`, a dot after the domain and the script of the domain, and follows what providers document:
 *
 * - Gmail ignores dots, and googlemail.com is gmail.com (Gmail Help, "Dots don't matter in Gmail addresses").
 * - Yahoo's disposable addresses are `base-keyword`, and its names have no hyphen (Yahoo Help, "disposable email addresses").
 *   The base is not the name of the account, so the mailbox keeps the hyphen: `base-@yahoo.com`.
 * - Fastmail delivers `anything@name.fastmail.com` to `name@fastmail.com` (Fastmail Help, "Subdomain addressing").
 * - Proton gives an account the same name at its domains, and ignores dots, hyphens and underscores (Proton Support, "Types of email
 *   addresses and aliases", "How to change your username").
 * - Apple gives an account the same name at icloud.com, me.com and mac.com (Apple Support, "About your @icloud.com, @me.com and
 *   @mac.com email addresses").
 *
 * The mailbox has the shortest of such domains, so that it is never longer than the address. Other domains that a provider
 * offers beside each other, such as outlook.com and hotmail.com, stay apart: the same name can be another person's. Text that is
 * no e-mail address stays as it is. Nothing is ever sent to a mailbox. The database writes the same into `mailbox` columns
 * (prisma/migrations/20261128190000_mailboxes_of_providers).
 */
export function mailboxOf(address: string): string {
  const trimmed = address.trim();
  const at = trimmed.lastIndexOf('@');
  if (at < 1) return address;
  const domain = readDomain(trimmed.slice(at + 1));
  const written = trimmed.slice(0, at).toLowerCase();
  const name = written.replace(/(?<=.)\+.*$/s, '');
  if (GMAIL.includes(domain)) return `${name.replaceAll('.', '')}@gmail.com`;
  if (YAHOO.test(domain)) return `${name.replace(/(?<=.-).*$/s, '')}@${domain}`;
  if (PROTON.includes(domain)) return `${name.replace(/[._-]/g, '')}@pm.me`;
  if (APPLE.includes(domain)) return `${name}@me.com`;
  const [, account, provider] = FASTMAIL_SUBDOMAIN.exec(domain) ?? [];
  return account ? `${account}@${provider}` : `${name}@${domain}`;
}

/** A domain as DNS knows it; as it was typed, in small letters, where DNS knows no such name. */
function readDomain(typed: string): string {
  const domain = typed.toLowerCase().replace(/\.$/, '');
  return domainToASCII(domain) || domain;
}
