/** Rejection by the mail server. A permanent one concerns this email, so a retry would fail too. */
export class EmailRejection extends Error {
  readonly isPermanent: boolean;

  constructor(message: string, { isPermanent }: { isPermanent: boolean }) {
    super(message);
    this.isPermanent = isPermanent;
  }
}
