import { ChevronRight } from 'lucide-react';
import { readerOf, say as sayTo } from '../../../messages.ts';
import { AddressLink } from '../../../ui/dashboard/address-link.tsx';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { type Content, registry } from '../../content/contract.ts';
import { Part } from './admin-part.tsx';
import { shopTexts } from './messages.ts';

const sections = ['info', 'hours', 'links', 'embeds', 'languages'] as const;

export function ElsewhereLinks({ contents }: { contents: Content[] }) {
  const say = useSay();
  const { lang } = useReader();
  const named = registry.contact.sections;
  const links = sections.map((section) => {
    const first = contents.find((row) => row.section === section);
    return {
      href: `/admin/cms?page=contact${first ? `&item=${first.id}` : ''}`,
      name: sayTo(readerOf(lang, lang), named[section].label),
    };
  });
  const contact = ['phone', 'email', 'address'].map((key) =>
    contents.find((row) => row.section === 'info' && row.key === key && row.value),
  );
  return (
    <Part
      part="elsewhere"
      title={say(shopTexts.elsewhere)}
      hint={say(shopTexts.elsewhereHint)}
      summary={contact.find(Boolean)?.value ?? links.map(({ name }) => name).join(', ')}
    >
      <ul className="grid gap-x-4 sm:grid-cols-2">
        {[...links, { href: '/admin/outlets', name: say(shopTexts.outlets) }].map(
          ({ href, name }) => (
            <li key={href} className="border-t border-line">
              <AddressLink
                href={href}
                className="link-row justify-between font-semibold hover:text-caramel-deep"
              >
                {name}
                <ChevronRight className="-me-1 size-4" />
              </AddressLink>
            </li>
          ),
        )}
      </ul>
    </Part>
  );
}
