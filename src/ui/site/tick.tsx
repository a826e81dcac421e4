export function Tick({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true">
      <circle cx="32" cy="32" r="32" className="fill-pandan/15" />
      <path
        d="m20 33 8.5 8.5L45 25"
        className="fill-none stroke-pandan"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
