import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

export function ask<Answer>(draw: (answer: (value: Answer) => void) => ReactNode): Promise<Answer> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (value: Answer) => {
      root.unmount();
      place.remove();
      resolve(value);
    };
    root.render(draw(answer));
  });
}
