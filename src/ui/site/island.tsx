import { type ComponentType, createContext, type ReactNode, use } from 'react';

/** The server's renderer provides it. It renders a component as a React root of its own. */
export const RenderIsland = createContext<((node: ReactNode, name: string) => string) | null>(null);

type HydrateWhen = 'idle' | 'near';

type Island<Props> = ComponentType<Props> & { component: ComponentType<Props> };

/**
 * Makes a component interactive. The server renders it with its name and props in the HTML, and the
 * browser hydrates it after the first paint. It is a root of its own because React numbers ids per
 * root, and the server's ids must equal those of `hydrateRoot`.
 * @param name the base name of the `*.island.tsx` file that exports it
 * @param hydrateWhen `near`: when it comes near the screen; `idle`: when the browser has time
 */
export function island<Props extends object>(
  name: string,
  component: ComponentType<Props>,
  hydrateWhen: HydrateWhen = 'near',
): Island<Props> {
  const Component = component;
  function Island(props: Props) {
    const render = use(RenderIsland);
    if (!render)
      throw new Error(`The island ${name} can only be rendered by the server's renderer`);
    return (
      <div
        className="contents"
        data-island={name}
        data-hydrate-when={hydrateWhen}
        data-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering
        dangerouslySetInnerHTML={{ __html: render(<Component {...props} />, name) }}
      />
    );
  }
  return Object.assign(Island, { component });
}
