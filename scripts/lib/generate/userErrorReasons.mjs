// @ts-check

const HEADER = '# Written by `npm run generate` from the tables of problems in domain/.';

/**
 * The SDL of the reasons why a person may be refused.
 * @param {Record<string, { code: string, message: string }>} problems
 */
export function userErrorReasons(problems) {
  const values = Object.entries(problems).map(
    ([reason, { code, message }]) => `  ${JSON.stringify(`${code}: ${message}`)}\n  ${reason}\n`,
  );
  return `${HEADER}

"Why a person was refused, each with its code and its message; the places in that are the names of its params."
enum UserErrorReason {
${values.join('')}}
`;
}
