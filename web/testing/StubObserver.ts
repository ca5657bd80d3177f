/** Replaces the browser's resize and intersection observers, because nothing has a size in a test. */
export class StubObserver {
  observe() {}
  disconnect() {}
}
