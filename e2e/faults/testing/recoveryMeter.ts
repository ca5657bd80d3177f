import type { Discrepancies } from './reconcile.ts';
import type { ResponseTally } from './shoppers.ts';

/** Measures the recovery time after each fault and reports all figures at the end. */
export class RecoveryMeter {
  /** Times in ms, by fault. */
  readonly #times = new Map<string, number[]>();

  /** Causes a fault and measures the time until `waitForRecovery` resolves. */
  async measure(
    fault: string,
    causeFault: () => void,
    waitForRecovery: (faultAt: number) => Promise<unknown>,
  ): Promise<void> {
    const faultAt = performance.now();
    causeFault();
    await waitForRecovery(faultAt);
    const recoveryMs = Math.round(performance.now() - faultAt);
    this.#times.set(fault, [...(this.#times.get(fault) ?? []), recoveryMs]);
  }

  /** Returns the figures as lines for the test output. */
  report(
    title: string,
    { requests, orders, refused, statuses, failed, broken, unexplained }: ResponseTally,
    findings: Discrepancies,
  ): string {
    const { lost, duplicated, oversold, wrong } = findings;
    const faultCount = [...this.#times.values()].flat().length;
    return [
      `\n${title}`,
      `  requests ${requests}, orders ${orders}, refused ${formatCounts(refused)}, faults ${faultCount}`,
      `  lost ${lost.length}, duplicated ${duplicated.length}, oversold ${oversold.length}, wrong ${wrong.length}`,
      `  responses ${formatCounts(statuses)}; failed ${formatCounts(failed)}; unexplained ${unexplained}; broken connections ${formatCounts(broken)}`,
      ...[...this.#times].map(([fault, times]) => `  recovery after ${fault}: ${times.join(', ')} ms`),
      '',
    ].join('\n');
  }
}

function formatCounts(counts: Record<string, number>): string {
  return (
    Object.entries(counts)
      .map(([name, count]) => `${name}: ${count}`)
      .join(', ') || 'none'
  );
}
