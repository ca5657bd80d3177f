/** The mail server's no. A permanent one is about this letter: asking again would get the same answer. */
export class MailRefused extends Error {
  readonly permanent: boolean;

  constructor(message: string, { permanent }: { permanent: boolean }) {
    super(message);
    this.permanent = permanent;
  }
}
