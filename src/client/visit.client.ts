/** Nothing is stored in the browser. */

// Firefox and Safari have it, but TypeScript's types do not yet.
const asksForPrivacy = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl;

function send(path: string, body: object) {
  if (asksForPrivacy || navigator.doNotTrack === '1') return;
  // A beacon survives the navigation that a tap starts; a fetch may not.
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

const marks = new URLSearchParams(location.search);
const campaign = marks.get('utm_campaign') ?? marks.get('utm_source') ?? marks.get('c');

function view(referrer: string) {
  const touch = navigator.maxTouchPoints > 1;
  // Frames come only when the page is visible, so hidden and prefetched pages do not count.
  requestAnimationFrame(() =>
    setTimeout(send, 0, '/api/visits', { page: location.pathname, referrer, campaign, touch }),
  );
}

if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', () => view(document.referrer), { once: true });
} else {
  view(document.referrer);
}
// After Back, the browser may restore the page without running scripts again.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) view('');
});
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLElement>('a,[data-tap]');
  if (!link) return;
  if (link.dataset.tap) send('/api/taps', { target: link.dataset.tap, campaign });
  // The rating counts for the campaign only if that is passed on to its page.
  const [rating] = /^(\/id|\/en)?\/rating$/.exec(link.getAttribute('href') ?? '') ?? [];
  if (campaign && rating) {
    link.setAttribute('href', `${rating}?${new URLSearchParams({ c: campaign })}`);
  }
});
