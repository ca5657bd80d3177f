declare global {
  /** What app/first-paint.js leaves for the app. */
  interface Window {
    /** What it asked while the app was on its way. */
    initialQuery?: { body: string; answer: Promise<Response>; isAnswered: boolean };
    /** When what the server rendered is seen, where the page shows that. */
    firstScreenShown?: Promise<unknown>;
    /** The button that was tapped last while the app was on its way to what the server rendered. */
    earlyTap?: { button: HTMLButtonElement | null; forget: () => void };
  }
}

export {};
