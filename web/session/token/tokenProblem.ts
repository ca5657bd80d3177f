/** Moves a problem with the token of an emailed link to the form, because no field shows the token. */
export function toFormProblem<Problem extends { field?: string | null }>(problem: Problem): Problem {
  return problem.field === 'token' ? { ...problem, field: null } : problem;
}
