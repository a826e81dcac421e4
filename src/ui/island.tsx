import { type ComponentType, createContext, type ReactNode, use } from 'react';

/** Draws a component on its own, outside the page's tree; given by the server's renderer. */
export const DrawAlone = createContext<((node: ReactNode, name: string) => string) | null>(null);

export type Wake = 'idle' | 'near';

type Island<Props> = ComponentType<Props> & { component: ComponentType<Props> };

/**
 * Marks a component as interactive: it is drawn on the server like everything else, and leaves its
 * name and props behind so that the browser can hydrate it after the page has painted.
 *
 * @param name the base name of the `*.island.tsx` file that exports it
 * @param wake `near`: when it comes close to the screen; `idle`: as soon as the browser has time
 *
 * It is drawn as a root of its own because React numbers generated ids from the root: only so do
 * the server's ids equal those of the browser's `hydrateRoot`.
 */
export function island<Props extends object>(
  name: string,
  component: ComponentType<Props>,
  wake: Wake = 'near',
): Island<Props> {
  const Component = component;
  function Island(props: Props) {
    const draw = use(DrawAlone);
    if (!draw) throw new Error(`The island ${name} can only be drawn by the server's renderer`);
    return (
      <div
        className="contents"
        data-island={name}
        data-wake={wake}
        data-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering
        dangerouslySetInnerHTML={{ __html: draw(<Component {...props} />, name) }}
      />
    );
  }
  return Object.assign(Island, { component });
}
