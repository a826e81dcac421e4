import { parseSync } from 'vite';
import { isAny, isSentence } from './is-sentence.ts';

export type Found = { line: number; text: string };

/** Where a text stands: people read it surely, or by the name of its place; never; or unknown. */
type Place = 'shown' | 'named' | 'unread' | 'unknown';
type Node = { type: string; start: number } & Record<string, unknown>;

/** Attributes and properties that people read. */
const READ = new RegExp(
  `^(aria-(label|description|valuetext|roledescription)|ariaLabel|alt|title|subtitle|labels?|placeholder|${[
    ...['hint', 'note', 'text', 'texts', 'words', 'sentence', 'heading', 'caption', 'description'],
    ...['failure', 'confirm\\w*', 'messages?', 'auditWords', 'none', 'busy', 'question', 'answer'],
    ...['summary', 'legend', '\\w+(Label|Title|Hint|Text|Message)'],
  ].join('|')})$`,
);
const UNREAD =
  /^(class|className|id|d|style|src\w*|href|sizes|media|rel|type|name|key|variant|role)$/;
const WORDS = /(words|labels|messages|texts|titles|hints|sentences|phrases)$/i;
/** Calls whose texts are for the operator, for programmers or for programs. */
const UNREAD_CALLS = new RegExp(
  `^(${[
    'new (?!HttpError)(\\w*Error|RegExp|URL|Set|Counter|Gauge|Histogram|Intl\\.\\w+)',
    '(\\w+\\.)*(console|process|log|logger)(\\.\\w+)?|classes|log\\w*|operatorError',
    '(\\w+\\.)+(querySelector\\w*|closest|matches|exec|query|execute|header|test|describe|meta)',
    '(\\w+\\.)+(setAttribute|addEventListener|toLocale\\w+|startsWith|endsWith|includes|split|join)|super',
  ].join('|')})$`,
);

/** Sentences for people that stand in the code, and not in a `messages.ts`. */
export function findSentences(file: string, source: string): Found[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Found[] = [];
  walk(program, 'unknown', (start, text) => {
    const line = source.slice(0, start).split('\n').length;
    found.push({ line, text: text.replace(/\s+/g, ' ').trim() });
  });
  return found;
}

function walk(node: unknown, place: Place, report: (start: number, text: string) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, place, report);
  if (!isNode(node)) return;
  const text = textOf(node);
  if (text !== null && isRead(node, text, place)) {
    report(node.start + text.search(/\S/), text);
  }
  for (const [key, child] of Object.entries(node)) {
    const inside = placeOf(node, key, place);
    if (inside !== null) walk(child, inside, report);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function textOf(node: Node): string | null {
  if (node.type === 'JSXText' || node.type === 'Literal') {
    return typeof node.value === 'string' ? node.value : null;
  }
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null;
  return node.quasis.map(({ value }) => value.cooked ?? '').join('…');
}

function isRead(node: Node, text: string, place: Place): boolean {
  if (place === 'unread') return false;
  return node.type === 'JSXText' ? isAny(text) : isSentence(text, place);
}

type Rule = (node: Node, key: string, place: Place) => Place | null;

/** Null: what is there is not looked at. Nodes without a rule tell nothing about their parts. */
function placeOf(node: Node, key: string, place: Place): Place | null {
  const rule = RULES[node.type];
  if (rule) return rule(node, key, place);
  return node.type.startsWith('TS') ? null : 'unknown';
}

const only =
  (part: string, inside?: Place): Rule =>
  (_node, key, place) =>
    key === part ? (inside ?? place) : null;
const same: Rule = (_node, _key, place) => place;
const nothing: Rule = () => null;

const RULES: Record<string, Rule> = {
  ImportDeclaration: nothing,
  ImportExpression: nothing,
  ExportAllDeclaration: nothing,
  TaggedTemplateExpression: nothing,
  ExportNamedDeclaration: only('declaration', 'unknown'),
  SwitchCase: only('consequent', 'unknown'),
  MemberExpression: only('object', 'unknown'),
  TSAsExpression: only('expression'),
  TSSatisfiesExpression: only('expression'),
  TSNonNullExpression: only('expression'),
  TemplateLiteral: only('expressions'),
  JSXExpressionContainer: same,
  LogicalExpression: same,
  ArrayExpression: same,
  SpreadElement: same,
  JSXElement: (node, key) => (key !== 'children' ? 'unknown' : isCode(node) ? 'unread' : 'shown'),
  JSXFragment: (_node, key) => (key === 'children' ? 'shown' : 'unknown'),
  JSXAttribute: (node, key) => (key === 'value' ? placeNamed(nameOf(node.name)) : null),
  Property: ({ key: name }, key, place) =>
    key !== 'value' ? null : placeOfProperty(nameOf(name), place),
  ObjectExpression: (node, _key, place) => (place === 'unknown' && isTable(node) ? 'shown' : place),
  VariableDeclarator: ({ id, init }) =>
    isNode(init) && /^(Object|TS)/.test(init.type) && WORDS.test(nameOf(id)) ? 'shown' : 'unknown',
  BinaryExpression: (node, _key, place) => (node.operator === '+' ? place : null),
  ConditionalExpression: (node, key, place) =>
    key === 'test' ? 'unknown' : isChoice(node) && place === 'unknown' ? 'shown' : place,
  ArrowFunctionExpression: (node, key, place) =>
    key === 'body' && node.expression === true ? place : 'unknown',
  CallExpression: (node, key, place) => argument(nameOf(node.callee), key, place),
  NewExpression: (node, key, place) => argument(`new ${nameOf(node.callee)}`, key, place),
};

const placeNamed = (name: string): Place =>
  READ.test(name) ? 'named' : UNREAD.test(name) ? 'unread' : 'unknown';

function placeOfProperty(name: string, place: Place): Place {
  if (place === 'unknown') return placeNamed(name);
  return /^(className|href|variant|role)$/.test(name) ? 'unread' : place;
}

function argument(callee: string, key: string, place: Place): Place {
  if (key !== 'arguments') return 'unknown';
  return place === 'unread' || UNREAD_CALLS.test(callee) ? 'unread' : 'unknown';
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Super') return 'super';
  if (typeof node.name === 'string') return node.name;
  if (typeof node.value === 'string') return node.value;
  return node.type === 'MemberExpression' ? `${nameOf(node.object)}.${nameOf(node.property)}` : '';
}

const isCode = ({ openingElement }: Node) =>
  isNode(openingElement) && /^(code|kbd|style)$/.test(nameOf(openingElement.name));

const PHRASE = /^\p{Lu}\p{Ll}+$|^\p{L}+( \p{L}+)+$/u;
const isPhrase = (node: unknown) => isNode(node) && PHRASE.test(textOf(node) ?? '');

/** `{ draft: 'Draft', sent: 'sent again' }` */
function isTable({ properties }: Node): boolean {
  if (!Array.isArray(properties) || properties.length < 3) return false;
  return (
    properties.every(({ value }) => isNode(value) && textOf(value) !== null) &&
    properties.filter(({ value }) => isPhrase(value)).length * 2 > properties.length
  );
}

/** `isSent ? 'Sent' : 'Kept'` */
const isChoice = ({ consequent, alternate }: Node) => isPhrase(consequent) && isPhrase(alternate);
