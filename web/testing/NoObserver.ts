/** Stands for the browser's observers of sizes and of what is in view: nothing has a size in a test. */
export class NoObserver {
  observe() {}
  disconnect() {}
}
