/** What the survey leaves out, and why. */
export const NOT_ASKED: Record<string, string> = {
  myDataExport:
    'all that an account left behind, as one file: it grows with the account, and is limited to a few a day',
};
