/** Reason why a backup cannot be taken or restored, as a sentence for staff. */
export class BackupProblem extends Error {}
