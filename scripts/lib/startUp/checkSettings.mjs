// @ts-check
import { runNode } from '../process/command.mjs';
import { UserFacingError } from '../process/userFacingError.mjs';
import { getSourceProgram } from '../serverBuild.mjs';

/**
 * Rejects invalid settings and an unusable DATABASE_URL, each with a readable error.
 * @param {typeof getSourceProgram} [program]
 */
export async function checkSettings(program = getSourceProgram) {
  const { code, output } = await runNode(program('checkSettings'));
  if (code !== 0) throw new UserFacingError(output.trim());
}
