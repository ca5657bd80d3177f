const memory = new Map<string, string>();

/** What this tab keeps under the key until it is closed, or null. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps the value over a reload; where the browser stores nothing, at least until the page is left. */
export function writeTab(key: string, value: object): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    memory.set(key, text);
  }
}

export function forgetTab(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
