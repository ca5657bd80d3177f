import type { Findings } from './reconcile.ts';
import type { Tally } from './shoppers.ts';

/** Notes how long the store took to come back from each fault, and tells all figures at the end. */
export class RecoveryMeter {
  /** In ms, by fault. */
  readonly #times = new Map<string, number[]>();

  /** Brings a fault about and measures until `isBack` answers. */
  async measure(
    fault: string,
    cause: () => void,
    isBack: (since: number) => Promise<unknown>,
  ): Promise<void> {
    const since = performance.now();
    cause();
    await isBack(since);
    const ms = Math.round(performance.now() - since);
    this.#times.set(fault, [...(this.#times.get(fault) ?? []), ms]);
  }

  /** As lines for whoever reads the run. */
  report(
    title: string,
    { requests, orders, refused, statuses, failed, broken, unexplained }: Tally,
    findings: Findings,
  ): string {
    const { lost, duplicated, oversold, wrong } = findings;
    const faults = [...this.#times.values()].flat().length;
    return [
      `\n${title}`,
      `  requests ${requests}, orders ${orders}, refused ${told(refused)}, faults ${faults}`,
      `  lost ${lost.length}, duplicated ${duplicated.length}, oversold ${oversold.length}, wrong ${wrong.length}`,
      `  answers ${told(statuses)}; failed ${told(failed)}; unexplained ${unexplained}; broken connections ${told(broken)}`,
      ...[...this.#times].map(([fault, times]) => `  back after ${fault}: ${times.join(', ')} ms`),
      '',
    ].join('\n');
  }
}

function told(counts: Record<string, number>): string {
  return (
    Object.entries(counts)
      .map(([name, count]) => `${name}: ${count}`)
      .join(', ') || 'none'
  );
}
