/** What this browser keeps until it is told otherwise. */
export const onDevice = storage(() => localStorage);

/** What this browser keeps until the tab is closed. */
export const inTab = storage(() => sessionStorage);

/** Where the browser stores nothing, or what it stored cannot be read, there is nothing, and the store goes on. */
function storage(open: () => Storage) {
  return { read, readRecord, readIds, readText, write, writeText, remove };

  /** What stands under the key as JSON, or null. */
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

  /** The first ids of a list, `max` at most. */
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

  /** Whether it could be kept. */
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
      // What stores nothing has nothing to forget.
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
