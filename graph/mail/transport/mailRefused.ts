/** Rejection by the mail server. A permanent one concerns this email, so a retry would fail too. */
export class EmailRejection extends Error {
  readonly permanent: boolean;

  constructor(message: string, { permanent }: { permanent: boolean }) {
    super(message);
    this.permanent = permanent;
  }
}
