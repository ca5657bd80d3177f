// @ts-check

/** An expected failure whose message tells the user what to do. It is printed without a stack trace. */
export class UserFacingError extends Error {}
