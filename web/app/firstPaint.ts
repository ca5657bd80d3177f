declare global {
  /** What app/first-paint.js leaves for the app. */
  interface Window {
    /** What it asked while the app was on its way. */
    initialQuery?: { body: string; answer: Promise<Response>; isAnswered: boolean };
    /** When what the server rendered is seen, where the page shows that. */
    firstScreenShown?: Promise<unknown>;
    /** What was tapped in what the server rendered while the app was on its way, in order; `stop` keeps no more. */
    earlyTaps?: { taps: (() => void)[]; stop: () => void };
  }
}

export {};
