/** A key pressed together with the command key of this machine. */
export function withCommand(key: string): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? `⌘ ${key}` : `Ctrl ${key}`;
}
