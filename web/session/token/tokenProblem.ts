/** What is wrong with the token of a mailed link is the form's: no field could show it. */
export function asProblemOfTheForm<Problem extends { field?: string | null }>(problem: Problem): Problem {
  return problem.field === 'token' ? { ...problem, field: null } : problem;
}
