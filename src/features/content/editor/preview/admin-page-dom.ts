import { whatsappLink } from '../../../../ui/whatsapp-link.ts';
import type { Content } from '../../contract.ts';
import { findItem } from '../../contract.ts';
import { idInMark } from '../../marks.contract.ts';

type Fields = Map<Element, number>;

/**
 * Finds texts by the ids that they carry, and pictures and links by their addresses.
 * @param shownOf what the page shows of a content
 */
export function fieldsIn(
  page: Document,
  contents: Content[],
  shownOf: (content: Content) => string,
): Fields {
  const fields: Fields = new Map();
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const id = idInMark(node.nodeValue ?? '');
    const element = node.parentElement;
    if (id !== null && element && !fields.has(element)) fields.set(element, id);
  }
  for (const content of contents) {
    const value = shownOf(content);
    if (value === '') continue;
    for (const element of page.querySelectorAll(selectorOf(content, value))) {
      if (!fields.has(element)) fields.set(element, content.id);
    }
  }
  return fields;
}

function selectorOf({ page, section, key, contentType }: Content, value: string): string {
  const quoted = CSS.escape(value);
  if (contentType === 'image') return `img[src="${quoted}"]`;
  const format = findItem(page, section, key)?.format;
  if (format === 'link') {
    const prefixes = value.startsWith('/') ? ['', '/id', '/en'] : [''];
    return prefixes.map((prefix) => `a[href="${prefix}${quoted}"]`).join();
  }
  if (format === 'email') return `a[href="mailto:${quoted}"]`;
  if (format !== 'whatsapp') return ':not(*)';
  return `a[href^="${whatsappLink(value)}"]`;
}

/** A shade or an icon may cover the content that the pointer is on. */
export function fieldAt(page: Document, fields: Fields, event: MouseEvent): Element | undefined {
  if (event.detail === 0 && event.type === 'click') {
    for (let one = elementOf(event.target); one; one = one.parentElement) {
      if (fields.has(one)) return one;
    }
    return undefined;
  }
  return page.elementsFromPoint(event.clientX, event.clientY).find((one) => fields.has(one));
}

/** `instanceof` fails for elements of a frame, which has classes of its own. */
export function elementOf(target: EventTarget | null): Element | null {
  return target !== null && 'closest' in target && isElement(target) ? target : null;
}
const isElement = (target: object): target is Element => 'nodeType' in target;

/** Changes only what differs, so that pictures and the scroll position stay. */
export function morph(from: Element, to: Element): void {
  if (from.isEqualNode(to)) return;
  const [now, next] = [[...from.childNodes], [...to.childNodes]];
  const alike =
    from.nodeName === to.nodeName &&
    now.length === next.length &&
    now.every((node, index) => node.nodeName === next[index]?.nodeName);
  if (!alike) {
    from.replaceWith(from.ownerDocument.importNode(to, true));
    return;
  }
  for (const { name } of [...from.attributes])
    if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) {
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  now.forEach((node, index) => {
    const wanted = next[index];
    if (!wanted) return;
    const [element, other] = [elementOf(node), elementOf(wanted)];
    if (element && other) morph(element, other);
    else if (node.nodeValue !== wanted.nodeValue) node.nodeValue = wanted.nodeValue;
  });
}

/** The outline is outside `<body>`, which `morph` makes equal to the server's. */
export function drawOutline(page: Document, name: string, element: Element | undefined) {
  const root = page.documentElement;
  let box = root.querySelector<HTMLElement>(`:scope > [data-outline="${name}"]`);
  if (!element) return box?.remove();
  if (!box) {
    box = page.createElement('div');
    box.dataset.outline = name;
    root.append(box);
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const { scrollX = 0, scrollY = 0 } = page.defaultView ?? {};
  const open = name === 'open';
  Object.assign(box.style, {
    position: 'absolute',
    left: `${left + scrollX - 4}px`,
    top: `${top + scrollY - 4}px`,
    width: `${width + 8}px`,
    height: `${height + 8}px`,
    outline: open ? '4px solid #a2541b' : '3px dashed #a2541b',
    outlineOffset: '-4px',
    borderRadius: '8px',
    pointerEvents: 'none',
    zIndex: '60',
  });
}

/**
 * The frame is higher than a visitor's screen, and what fills a screen would fill all of it. It is
 * a style sheet, because the content policy allows no inline styles.
 */
export function limitScreen(page: Document, width: number) {
  const { CSSStyleSheet: Sheet = CSSStyleSheet } = page.defaultView ?? {};
  const sheet = new Sheet();
  sheet.replaceSync(`.min-h-svh { min-height: ${width < 640 ? 740 : 900}px !important }`);
  page.adoptedStyleSheets = [sheet];
}
