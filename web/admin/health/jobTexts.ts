/** What a job does, by its kind; one without a text is shown as it is. */
export const jobTexts: Record<string, string> = {
  cleanup: /*i18n*/ 'Daily tidying up',
  mailEmailVerification: /*i18n*/ 'Mail to verify an address',
  mailOrderPlaced: /*i18n*/ 'Confirmation of an order',
  mailPasswordReset: /*i18n*/ 'Mail to set a new password',
  mailTrackingLinks: /*i18n*/ 'Mail with links to orders',
  refreshFigures: /*i18n*/ 'Sales figures',
  repriceProducts: /*i18n*/ 'New prices after a metal rate',
  sendAlerts: /*i18n*/ 'Alerts to shoppers',
  writeExport: /*i18n*/ 'Export of a list',
  writeSearchTexts: /*i18n*/ 'Search texts of a collection',
};
