/** For how long somebody is offered to take a step back, in seconds. */
export const UNDO_SECONDS = 10;

/** For how long the buyer's mail about such a step is kept back: who presses at the last moment is not too late. */
export const MAIL_HELD_SECONDS = UNDO_SECONDS + 5;
