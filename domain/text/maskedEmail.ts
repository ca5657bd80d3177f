/** The first character and the domain of an e-mail address, enough for its owner to recognise it: `s…@example.com`. */
export function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
