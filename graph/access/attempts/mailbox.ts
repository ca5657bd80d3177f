const GMAIL = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an e-mail address leads to, for counting alone: `vic+shop@example.com` is that of `vic@example.com`, and
 * Gmail reads no dots either. What is no e-mail address stays as it is. Nothing is ever sent to it.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const domain = address.slice(at + 1).toLowerCase();
  const written = address.slice(0, at).toLowerCase();
  const name = written.replace(/(?<=.)\+.*$/s, '');
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
