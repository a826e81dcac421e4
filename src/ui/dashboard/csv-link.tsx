import { Download } from 'lucide-react';
import { ButtonLink } from '../button.tsx';
import { useSay } from '../reader.tsx';
import { dashboardTexts } from './messages.ts';

export function CsvLink({ path, params }: { path: string; params: string }) {
  const say = useSay();
  return (
    <ButtonLink
      variant="secondary"
      size="icon"
      href={`${path}?${params}`}
      download
      aria-label={say(dashboardTexts.exportCsv)}
    >
      <Download className="size-4" />
    </ButtonLink>
  );
}
