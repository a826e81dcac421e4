export const Kbd = ({ children }: { children: string }) => (
  <kbd className="rounded border border-line-strong bg-milk px-2 py-0.5 font-mono">{children}</kbd>
);
