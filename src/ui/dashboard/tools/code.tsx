/** Settings and commands are copied letter by letter. */
export const Code = ({ children }: { children: string }) => (
  <code className="rounded bg-ink/7 px-1.5 py-0.5 font-mono text-[0.92em] whitespace-nowrap text-ink">
    {children}
  </code>
);
