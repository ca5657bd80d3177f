/** What stands against a sale, as the server said it. */
export interface TillProblem {
  reason: string;
  field?: string | null;
  message: string;
}

/** What is said at a field, such as `buyer.phone`. */
export function problemAt(problems: readonly TillProblem[], field: string): string | undefined {
  return problems.find((problem) => problem.field === field)?.message;
}

const AT_FIELDS =
  /^(buyer\.(name|phone|email|pan)|payer\.\w+|payments\.\d+\.\w+|shippingAddress\.\w+|couponCode)$/;

/** What no field of the till says, and is said above the button. */
export function problemsElsewhere(problems: readonly TillProblem[]): TillProblem[] {
  return problems.filter(({ field }) => !field || !AT_FIELDS.test(field));
}

const OF_RECIPIENT = /^shippingAddress\.(name|phone)$/;

/** Who receives is who buys: what is wrong with their name stands at the buyer's. */
export function ofBuyer(problems: readonly TillProblem[], isForOther: boolean): readonly TillProblem[] {
  if (isForOther) return problems;
  return problems.map((problem) => {
    const part = OF_RECIPIENT.exec(problem.field ?? '')?.[1];
    return part ? { ...problem, field: `buyer.${part}` } : problem;
  });
}
