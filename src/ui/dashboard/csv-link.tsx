import { Download } from 'lucide-react';
import { ButtonLink } from '../button.tsx';
import { useSay } from '../reader.tsx';
import { dashboardTexts } from './messages.ts';

export function CsvLink({ path, params }: { path: string; params: string }) {
  const say = useSay();
  return (
    <ButtonLink
      variant="secondary"
      className="max-sm:size-11 max-sm:p-0"
      href={`${path}?${params}`}
      download
    >
      <Download className="size-4" />
      <span className="max-sm:sr-only">{say(dashboardTexts.exportCsv)}</span>
    </ButtonLink>
  );
}
