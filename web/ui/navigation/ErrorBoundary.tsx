import { Component, type ReactNode, use } from 'react';
import { ArrivalContext } from './contexts.ts';

interface Props {
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows `fallback` in the place of a screen that broke, until somebody goes elsewhere. */
export function ErrorBoundary(props: Props) {
  return <Boundary arrival={use(ArrivalContext)} {...props} />;
}

interface State {
  isBroken: boolean;
  arrival: unknown;
}

class Boundary extends Component<Props & { arrival: unknown }, State> {
  override state: State = { isBroken: false, arrival: this.props.arrival };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ arrival }: { arrival: unknown }, state: State): State | null {
    return arrival === state.arrival ? null : { isBroken: false, arrival };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
