/** A title that leads to the page of what stands below it. */
export const HeadingLink = ({ href, text }: { href: string; text: string }) => (
  <a href={href} className="heading-link">
    {text}
    {'\u00a0'}
  </a>
);
