export function PaperDrawing({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 320 200"
      className={`text-ink ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className="stroke-line-strong" d="M14 184c92-4 196-4 292 1" />
      <path
        className="fill-foam"
        d="M58 20c34-2 66-3 92-2l30 31c2 44 1 88-1 132-40 3-82 3-121 1-2-54-2-108 0-162Z"
      />
      <path d="M150 18c-1 11-1 21 1 31 10 1 19 1 29 0" />
      <path className="stroke-caramel" d="M78 56c16-1 32-1 48 0M78 78c26-2 52-1 80 0" />
      <path
        className="stroke-line-strong"
        d="M78 98c26-1 52-1 79 1M78 117c20-1 40-1 60 0M78 136c12-1 22-1 32 0"
      />
      <g className="fill-caramel stroke-none" transform="translate(140 152)">
        <path d="M0 0C3-9 9-16 19-19 20-9 13-2 0 0Z" />
        <path
          d="M0 0C3-9 9-16 19-19 20-9 13-2 0 0Z"
          transform="rotate(90)"
          className="fill-pandan"
        />
        <path d="M0 0C3-9 9-16 19-19 20-9 13-2 0 0Z" transform="rotate(180)" />
        <path d="M0 0C3-9 9-16 19-19 20-9 13-2 0 0Z" transform="rotate(270)" />
      </g>
      <path d="M206 128c1 20 7 39 18 52 14 5 30 5 44 0 11-12 17-31 18-52" className="fill-foam" />
      <path d="M206 128c11-9 69-11 80 0-13 9-67 10-80 0Z" className="fill-caramel-tint" />
      <path d="M285 138c15-7 26 2 22 15-4 11-17 17-30 15" />
      <path
        className="stroke-caramel"
        d="M228 108c-6-8 6-12 0-21M246 106c-6-9 6-14 0-24M264 108c-6-8 6-12 0-21"
      />
      <path
        className="stroke-caramel"
        d="M28 150 84 36c3-6 12-2 9 5L36 154l-11 9Z"
        transform="translate(-8 12)"
      />
    </svg>
  );
}
