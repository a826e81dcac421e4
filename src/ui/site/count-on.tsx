/** How many of the filters behind a button are on. */
export const CountOn = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="rounded-full bg-pandan-deep px-2 text-xs leading-5 text-foam tabular-nums">
      {count}
    </span>
  );
