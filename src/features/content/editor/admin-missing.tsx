import type { ReactNode } from 'react';
import { z } from 'zod';
import { untranslatedSchema } from '../../../contract.ts';
import { type Language, languages } from '../../../messages.ts';
import { AddressLink } from '../../../ui/dashboard/address-link.tsx';
import { useGet } from '../../../ui/dashboard/tools/use-get.ts';
import { useSay } from '../../../ui/reader.tsx';
import type { Content } from '../contract.ts';
import { shownValue } from './admin-edits.ts';
import { useAddress } from './admin-label.ts';
import { isMissingIn, type Pair, textIn } from './admin-pairs.ts';
import { editorTexts } from './messages.ts';

type MissingProps = { pairs: Map<number, Pair>; onOpen: (content: Content) => void };

const TITLES = { id: editorTexts.missingIndonesian, en: editorTexts.missingEnglish };
const listSchema = z.array(untranslatedSchema);

export function MissingTexts({ pairs, onOpen }: MissingProps) {
  const { data: entries = [] } = useGet(
    ['contents', 'untranslated'],
    '/api/admin/untranslated',
    listSchema,
  );
  return languages.map((language) => {
    const texts = [...new Set(pairs.values())].filter((pair) =>
      isMissingIn(pair, language, shownValue),
    );
    const rows = entries.filter((entry) => entry.language === language);
    if (texts.length + rows.length === 0) return null;
    return (
      <Card key={language} language={language} count={texts.length + rows.length}>
        {texts.map((pair) => (
          <TextJump key={pair.original.id} content={textIn(pair, language)} onOpen={onOpen} />
        ))}
        {rows.map(({ name, href }) => (
          <li key={`${href} ${name}`}>
            <AddressLink className={JUMP} href={href}>
              {name}
            </AddressLink>
          </li>
        ))}
      </Card>
    );
  });
}

const JUMP =
  'flex min-h-11 w-full items-center px-4 text-start text-sm underline underline-offset-4 wrap-anywhere';

type CardProps = { language: Language; count: number; children: ReactNode };

function Card({ language, count, children }: CardProps) {
  const say = useSay();
  return (
    <details className="card">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 text-sm font-semibold">
        {say(TITLES[language], { count })}
      </summary>
      <ul className="max-h-80 divide-y divide-line overflow-y-auto border-t border-line">
        {children}
      </ul>
    </details>
  );
}

function TextJump({ content, onOpen }: { content: Content; onOpen: MissingProps['onOpen'] }) {
  const address = useAddress();
  return (
    <li>
      <button type="button" className={JUMP} onClick={() => onOpen(content)}>
        {address(content)}
      </button>
    </li>
  );
}
