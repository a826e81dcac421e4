import { expect, test } from 'vitest';
import { findSentences } from './find-sentences.ts';

const found = (source: string) => findSentences('file.tsx', source).map(({ text }) => text);

test('what stands between tags is a sentence, one word too', () => {
  expect(found('const a = <p>Saved <b>{count} times</b> {isNew ? "new" : `Old`}</p>')).toEqual([
    'Saved',
    'times',
    'new',
    'Old',
  ]);
});

test('so are attributes and properties that people read', () => {
  expect(found('const a = <Input label="Name" name="Name" className="Big text" />')).toEqual([
    'Name',
  ]);
  expect(found("toast({ title: 'Saved', variant: 'Destructive' })")).toEqual(['Saved']);
  expect(found("const a = { draft: 'Draft', sent: 'sent again', late: 'Late' };")).toEqual([
    'Draft',
    'sent again',
    'Late',
  ]);
});

test('elsewhere a sentence has a capital, or a value, and another word', () => {
  const source = `throw new HttpError(409, isBusy ? \`\${name} is busy now\` : 'Try it again');`;
  expect(found(source)).toEqual(['… is busy now', 'Try it again']);
});

test('what no reader of the site or the dashboard gets is none', () => {
  const source = `
    import 'Some Module';
    type Day = 'First day' | 'Last day';
    log.error({ error }, 'The file is lost');
    throw new Error('No such thing here');
    db.execute(sql\`Select all of it\`);
    reply.header('cache-control', 'no-store, max-age=0');
    if (key === 'Some key') open('/admin?tab=faqs', 'GET /api/faqs');
    const a = <code>npm start</code>;
  `;
  expect(found(source)).toEqual([]);
});

test('the line is told', () => {
  expect(findSentences('file.tsx', 'const a = (\n  <p>\n    Saved\n  </p>\n);')).toEqual([
    { line: 3, text: 'Saved' },
  ]);
});
