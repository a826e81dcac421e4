import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

function isIsland(value: unknown): value is { component: ComponentType } {
  return typeof value === 'function' && 'component' in value;
}

export function hydrate(element: HTMLElement, module: Record<string, unknown>, props: object) {
  const island = Object.values(module).find(isIsland);
  if (!island) throw new Error(`${element.dataset.island}.island.tsx exports no island`);
  hydrateRoot(element, createElement(island.component, props), {
    identifierPrefix: element.dataset.island ?? '',
  });
}
