const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);

if (sections.length > 0) {
  const markCurrent = () => {
    const read = sections.findLast((section) => section.getBoundingClientRect().top < 160);
    for (const link of links) {
      if (link.hash === `#${read?.id}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const observer = new IntersectionObserver(markCurrent, {
    rootMargin: '-160px 0px 0px 0px',
    threshold: [0, 1],
  });
  for (const section of sections) observer.observe(section);
}
