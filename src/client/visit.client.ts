/** Counts a page once it is seen, and taps on what leads out of it. It stores nothing. */

// Firefox and Safari have it; the types of the platform do not yet.
const asksForPrivacy = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl;

function send(path: string, body: object) {
  if (asksForPrivacy || navigator.doNotTrack === '1') return;
  // Unlike a fetch it outlives the page, as a tap on a link ends it.
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

const marks = new URLSearchParams(location.search);
const campaign = marks.get('utm_campaign') ?? marks.get('utm_source') ?? marks.get('c');

function view(referrer: string) {
  const touch = navigator.maxTouchPoints > 1;
  // Frames are drawn only of a page that is seen: neither a hidden tab nor one fetched in advance.
  requestAnimationFrame(() =>
    setTimeout(send, 0, '/api/visits', { page: location.pathname, referrer, campaign, touch }),
  );
}

if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', () => view(document.referrer), { once: true });
} else {
  view(document.referrer);
}
// Back from the browser's memory, where no script runs anew.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) view('');
});
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLElement>('a,[data-tap]');
  if (!link) return;
  if (link.dataset.tap) send('/api/taps', { target: link.dataset.tap, campaign });
  // A rating is counted for the mark that brought its customer here.
  if (campaign && link.getAttribute('href') === '/rating') {
    link.setAttribute('href', `/rating?${new URLSearchParams({ c: campaign })}`);
  }
});
