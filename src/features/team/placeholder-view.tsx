export function Placeholder({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 64 64" className={`text-caramel ${className}`} aria-hidden="true">
      <g fill="currentColor" opacity=".55">
        <circle cx="32" cy="25" r="11" />
        <path d="M10 60c0-13 9-20 22-20s22 7 22 20v4H10z" />
      </g>
    </svg>
  );
}
