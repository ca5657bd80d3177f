import { Component, type ReactNode, use } from 'react';
import { isMissingFile, reloadIntoNewRelease } from '../loading/newRelease.ts';
import { ArrivalContext } from './contexts.ts';

interface Props {
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Shows `fallback` in the place of a screen that broke, until somebody goes elsewhere. A screen that a newer release has
 * replaced is reloaded instead.
 */
export function ErrorBoundary(props: Props) {
  return <Boundary arrival={use(ArrivalContext)} {...props} />;
}

interface State {
  /** Checking: a newer release may have taken the place of a file, and the page be reloaded. */
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
    void reloadIntoNewRelease(error).then((reloads) => {
      if (!reloads) this.setState(({ stage }) => (stage === 'checking' ? { stage: 'broken' } : null));
    });
  }

  override render() {
    const { stage } = this.state;
    if (stage === 'checking') return null;
    return stage === 'broken' ? this.props.fallback : this.props.children;
  }
}
