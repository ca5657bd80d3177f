/** Does what was tapped on the server's page before the app had taken it over. */
export function answerEarlyTap(): void {
  const { earlyTap } = window;
  delete window.earlyTap;
  earlyTap?.forget();
  earlyTap?.button?.click();
}
