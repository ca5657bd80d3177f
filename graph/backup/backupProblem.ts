/** Why there is no backup, or why one cannot be restored, in a sentence for whoever asked. */
export class BackupProblem extends Error {}
