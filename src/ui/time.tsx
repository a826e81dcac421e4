import { useFormats } from './use-formats.ts';

export function Time({ iso, className }: { iso: string; className?: string }) {
  const { date } = useFormats();
  return (
    <time dateTime={iso} className={className}>
      {date(iso)}
    </time>
  );
}
