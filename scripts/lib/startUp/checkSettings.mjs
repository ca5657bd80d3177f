// @ts-check
import { runNode } from '../process/command.mjs';
import { UserFacingError } from '../process/userFacingError.mjs';
import { writtenProgram } from '../serverBuild.mjs';

/**
 * Refuses settings that cannot be right, each in a sentence, and a DATABASE_URL at which there is no database to use.
 * @param {typeof writtenProgram} [program]
 */
export async function checkSettings(program = writtenProgram) {
  const { code, output } = await runNode(program('checkSettings'));
  if (code !== 0) throw new UserFacingError(output.trim());
}
