import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Called while the view is being drawn: defer anything that draws again. */
  readonly onError: (error: unknown) => void;
}

/** Draws nothing after a view has thrown, and passes the error on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override readonly state: { readonly hasFailed?: boolean } = {};

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return !this.state.hasFailed && this.props.children;
  }
}
