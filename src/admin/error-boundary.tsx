import { Component, type ReactNode } from 'react';
import { Failure } from '../ui/dashboard/lists/list-state.tsx';
import { sayHere } from '../ui/reader.tsx';
import { tabTexts } from './messages.ts';

type ErrorBoundaryProps = { children: ReactNode };

/** Keeps the rest of the dashboard working if a tab crashes or its script cannot be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Failure
        title={sayHere(tabTexts.broken)}
        sentence={sayHere(tabTexts.brokenHint)}
        onRetry={() => location.reload()}
      />
    );
  }
}
