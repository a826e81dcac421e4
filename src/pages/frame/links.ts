/** In the order of the navigation bar. */
export const pageLinks = [
  { href: '/', text: 'Home' },
  { href: '/about', text: 'About' },
  { href: '/membership', text: 'Membership' },
  { href: '/feedback', text: 'Feedback' },
  { href: '/contact', text: 'Contact' },
];

/** The number of links in the bar on tablets; the rest are in the menu. */
export const ON_TABLET = 3;

export const quickLinks = pageLinks.filter(({ text }) => text !== 'Feedback');

export const legalLinks = [
  { href: '/data-privacy', text: 'Data Privacy' },
  { href: '/privacy', text: 'Privacy' },
  { href: '/privacy-policy', text: 'Privacy Policy' },
  { href: '/terms-of-use', text: 'Terms & Conditions' },
];
