/** The site's own pages, in the order of the navigation bar. */
export const pageLinks = [
  { href: '/', text: 'Home' },
  { href: '/about', text: 'About' },
  { href: '/membership', text: 'Membership' },
  { href: '/feedback', text: 'Feedback' },
  { href: '/contact', text: 'Contact' },
];

/** Links that stay on a tablet's bar; the menu holds the rest. */
export const ON_TABLET = 3;

export const quickLinks = pageLinks.filter(({ text }) => text !== 'Feedback');

export const legalLinks = [
  { href: '/data-privacy', text: 'Data Privacy' },
  { href: '/privacy', text: 'Privacy' },
  { href: '/privacy-policy', text: 'Privacy Policy' },
  { href: '/terms-of-use', text: 'Terms & Conditions' },
];
