export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <g fill="currentColor">
        <ellipse cx="9.5" cy="9.5" rx="4.4" ry="8" transform="rotate(-45 9.5 9.5)" />
        <ellipse cx="22.5" cy="9.5" rx="4.4" ry="8" transform="rotate(45 22.5 9.5)" />
        <ellipse cx="9.5" cy="22.5" rx="4.4" ry="8" transform="rotate(45 9.5 22.5)" />
        <ellipse cx="22.5" cy="22.5" rx="4.4" ry="8" transform="rotate(-45 22.5 22.5)" />
      </g>
    </svg>
  );
}
