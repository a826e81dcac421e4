import { useSay } from '../reader.tsx';
import { siteTexts } from './messages.ts';

/** Stays below the form after the notice with the reason has gone. */
export function NotSent({ failed }: { failed: boolean }) {
  const say = useSay();
  if (!failed) return null;
  return (
    <p className="rounded bg-danger-tint px-4 py-3 text-sm font-semibold text-danger-deep">
      {say(siteTexts.notSent)}
    </p>
  );
}
