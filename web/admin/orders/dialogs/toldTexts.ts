interface Told {
  contact: { email: string };
}

/** Whether a step writes to the buyer: nobody is written to who gave no address. */
export function toldTexts({ contact }: Told): string {
  return contact.email
    ? /*i18n*/ 'The customer is notified by email.'
    : /*i18n*/ 'The customer gave no email address: nobody is notified. Call if they should know.';
}
