import sanitize from 'sanitize-html';
import { isOwnPicture, isSafeLink } from '../../contract.ts';

const tags = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'a', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** Keeps structure, safe links and our own pictures, in one line. */
export function sanitiseBody(dirty: string): string {
  const clean = sanitize(dirty, {
    allowedTags: tags,
    allowedAttributes: { a: ['href'], img: ['src', 'alt'], h2: ['id'], h3: ['id'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    enforceHtmlBoundary: false,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'caption', 'svg'],
    transformTags: {
      // Editors bring the tags of their own headings.
      h1: 'h2',
      dt: 'h4',
      dd: 'p',
      a: (tagName, { href = '' }) => withAttribute(tagName, 'href', href, isSafeLink(href)),
      div: (tagName, { role }) => ({
        tagName: role === 'note' ? 'blockquote' : tagName,
        attribs: {},
      }),
      // Pages find pictures written in this order.
      img: (tagName, { src = '', alt }) => ({
        tagName,
        attribs: { src, ...(alt !== undefined && { alt }) },
      }),
      h2: withSafeId,
      h3: withSafeId,
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src ?? ''),
  });
  const line = clean.replaceAll(/\s+/g, ' ').trim();
  return /^(<p>(<br ?\/?>|\s)*<\/p>\s*)*$/.test(line) ? '' : line;
}

const withSafeId = (tagName: string, { id = '' }: sanitize.Attributes) =>
  withAttribute(tagName, 'id', id, /^[a-z][\w-]{0,80}$/.test(id));

function withAttribute(
  tagName: string,
  name: string,
  value: string,
  isSafe: boolean,
): sanitize.Tag {
  return { tagName, attribs: isSafe ? { [name]: value } : {} };
}

export const plainText = (html: string): string =>
  sanitize(html.replaceAll(/<\/(p|h\d|li|td|th|blockquote)>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    // Replaced earlier, a written "&lt;" would become "<".
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
