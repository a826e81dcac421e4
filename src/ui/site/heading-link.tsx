export const HeadingLink = ({ href, text }: { href: string; text: string }) => (
  <a href={href} className="heading-link">
    {text}
    {'\u00a0'}
  </a>
);
