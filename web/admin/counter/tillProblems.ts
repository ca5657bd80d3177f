/** Problem with a sale, reported by the server. */
export interface TillProblem {
  reason: string;
  field?: string | null;
  message: string;
}

/** Returns the message for a field, such as `buyer.phone`. */
export function findProblemMessage(problems: readonly TillProblem[], field: string): string | undefined {
  return problems.find((problem) => problem.field === field)?.message;
}

const FIELD_PATTERN =
  /^(buyer\.(name|phone|email|pan)|payer\.\w+|payments\.\d+\.\w+|shippingAddress\.\w+|couponCode)$/;

/** Returns the problems that belong to no field and are shown above the button. */
export function findGeneralProblems(problems: readonly TillProblem[]): TillProblem[] {
  return problems.filter(({ field }) => !field || !FIELD_PATTERN.test(field));
}

const RECIPIENT_FIELD_PATTERN = /^shippingAddress\.(name|phone)$/;

/** Moves problems of the recipient's name to the customer's name if both are the same person. */
export function moveNameProblems(
  problems: readonly TillProblem[],
  hasOtherRecipient: boolean,
): readonly TillProblem[] {
  if (hasOtherRecipient) return problems;
  return problems.map((problem) => {
    const recipientField = RECIPIENT_FIELD_PATTERN.exec(problem.field ?? '')?.[1];
    return recipientField ? { ...problem, field: `buyer.${recipientField}` } : problem;
  });
}
