/** Moves a problem of an emailed link's token to the form, because no field could show it. */
export function toFormProblem<Problem extends { field?: string | null }>(problem: Problem): Problem {
  return problem.field === 'token' ? { ...problem, field: null } : problem;
}
