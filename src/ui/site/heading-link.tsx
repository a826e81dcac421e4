import { ArrowRight } from 'lucide-react';

/** A title that leads to the page of what stands below it. */
export const HeadingLink = ({ href, text }: { href: string; text: string }) => (
  <a href={href} className="group transition-colors hover:text-caramel-deep">
    {text}
    {'\u00a0'}
    <ArrowRight
      aria-hidden="true"
      className="inline size-[0.75em] text-caramel-deep transition group-hover:translate-x-1"
    />
  </a>
);
