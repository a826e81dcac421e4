import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

export function askInDialog<Answer>(
  render: (answer: (value: Answer) => void) => ReactNode,
): Promise<Answer> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  return new Promise((resolve) => {
    const answer = (value: Answer) => {
      root.unmount();
      container.remove();
      resolve(value);
    };
    root.render(render(answer));
  });
}
