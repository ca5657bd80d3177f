/** Storage of this browser, without expiry. */
export const deviceStorage = createStorage(() => localStorage);

/** Storage of this tab, until it is closed. */
export const tabStorage = createStorage(() => sessionStorage);

/** Returns null or false instead of throwing if the browser's storage is unavailable or unreadable. */
function createStorage(open: () => Storage) {
  return { read, readRecord, readIds, readText, write, writeText, remove };

  /** Returns the JSON value under the key; null if there is none. */
  function read(key: string): unknown {
    try {
      return JSON.parse(readText(key) ?? 'null');
    } catch {
      return null;
    }
  }

  function readRecord(key: string): Record<string, unknown> | null {
    const value = read(key);
    return isRecord(value) ? value : null;
  }

  /** Returns the first ids of a list, at most `max`. */
  function readIds(key: string, max: number): string[] {
    const value = read(key);
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, max) : [];
  }

  function readText(key: string): string | null {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  }

  /** Returns false if the value could not be stored. */
  function write(key: string, value: unknown): boolean {
    return writeText(key, JSON.stringify(value));
  }

  function writeText(key: string, text: string): boolean {
    try {
      open().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  function remove(key: string): void {
    try {
      open().removeItem(key);
    } catch {
      // Without storage there is nothing to remove.
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
