import { Component, type ReactNode, use } from 'react';
import { isMissingFile, reloadIntoNewRelease } from '../loading/newRelease.ts';
import { ArrivalContext } from './contexts.ts';

interface Props {
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Shows `fallback` instead of a crashed screen until the next navigation. Reloads the page if a newer release has
 * replaced the screen's file.
 */
export function ErrorBoundary(props: Props) {
  return <Boundary arrival={use(ArrivalContext)} {...props} />;
}

interface State {
  /** `checking`: a newer release may have replaced a file, in which case the page reloads. */
  stage: 'whole' | 'checking' | 'broken';
  arrival: unknown;
}

class Boundary extends Component<Props & { arrival: unknown }, State> {
  override state: State = { stage: 'whole', arrival: this.props.arrival };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { stage: isMissingFile(error) ? 'checking' : 'broken' };
  }

  static getDerivedStateFromProps({ arrival }: { arrival: unknown }, state: State): State | null {
    return arrival === state.arrival ? null : { stage: 'whole', arrival };
  }

  override componentDidCatch(error: unknown): void {
    if (this.state.stage !== 'checking') return;
    void reloadIntoNewRelease(error).then((isReloading) => {
      if (!isReloading) this.setState(({ stage }) => (stage === 'checking' ? { stage: 'broken' } : null));
    });
  }

  override render() {
    const { stage } = this.state;
    if (stage === 'checking') return null;
    return stage === 'broken' ? this.props.fallback : this.props.children;
  }
}
