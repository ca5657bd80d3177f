import { domainToASCII } from 'node:url';

const GMAIL = ['gmail.com', 'googlemail.com'];
const YAHOO = /^(?:yahoo\..+|ymail\.com|rocketmail\.com)$/;
const PROTON = ['protonmail.com', 'protonmail.ch', 'proton.me', 'pm.me'];
const APPLE = ['icloud.com', 'me.com', 'mac.com'];
const FASTMAIL_SUBDOMAIN = /([^.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * Returns the mailbox that an email address belongs to, so that one person is recognised under several spellings. It
 * ignores case, everything after a `+`, a dot after the domain and the script of the domain, and applies the documented
 * rules of providers:
 *
 * - Gmail ignores dots, and googlemail.com is gmail.com (Gmail Help, "Dots don't matter in Gmail addresses").
 * - Yahoo's disposable addresses are `base-keyword`, and its names have no hyphen (Yahoo Help, "disposable email
 * addresses"). The base is not the name of the account, so the mailbox keeps the hyphen: `base-@yahoo.com`.
 * - Fastmail delivers `anything@name.fastmail.com` to `name@fastmail.com` (Fastmail Help, "Subdomain addressing").
 * - Proton gives an account the same name at its domains, and ignores dots, hyphens and underscores (Proton Support,
 * "Types of email addresses and aliases", "How to change your username").
 * - Apple gives an account the same name at icloud.com, me.com and mac.com (Apple Support, "About your @icloud.com,
 * @me.com and @mac.com email addresses").
 *
 * The mailbox uses the shortest of these domains, so it is never longer than the address. Other domains of one
 * provider, such as outlook.com and hotmail.com, are separate because the same name can belong to different people.
 * Text that is not an email address is returned unchanged. Nothing is ever sent to a mailbox. The migration that fills
 * the `mailbox` columns uses the same rules (prisma/migrations/20261128190000_mailboxes_of_providers).
 */
export function toMailbox(address: string): string {
  const trimmedAddress = address.trim();
  const atIndex = trimmedAddress.lastIndexOf('@');
  if (atIndex < 1) return address;
  const domain = readDomain(trimmedAddress.slice(atIndex + 1));
  const localPart = trimmedAddress.slice(0, atIndex).toLowerCase();
  const name = localPart.replace(/(?<=.)\+.*$/s, '');
  if (GMAIL.includes(domain)) return `${name.replaceAll('.', '')}@gmail.com`;
  if (YAHOO.test(domain)) return `${name.replace(/(?<=.-).*$/s, '')}@${domain}`;
  if (PROTON.includes(domain)) return `${name.replace(/[._-]/g, '')}@pm.me`;
  if (APPLE.includes(domain)) return `${name}@me.com`;
  const [, account, provider] = FASTMAIL_SUBDOMAIN.exec(domain) ?? [];
  return account ? `${account}@${provider}` : `${name}@${domain}`;
}

/** Returns the domain in its ASCII form, or in lower case if it is not a valid domain name. */
function readDomain(text: string): string {
  const domain = text.toLowerCase().replace(/\.$/, '');
  return domainToASCII(domain) || domain;
}
