import { languageNames } from '../../../messages.ts';
import { useSay } from '../../../ui/reader.tsx';
import { type Content, findItem, registry } from '../contract.ts';

type Labelled = Pick<Content, 'page' | 'section' | 'key' | 'label' | 'language'>;

export function useLabel(): (content: Labelled) => string {
  const say = useSay();
  return ({ page, section, key, label, language }) => {
    const item = findItem(page, section, key);
    const name = item ? say(item.label) : label;
    return language ? `${name} (${languageNames[language]})` : name;
  };
}

/** For instance "Beranda › Judul". */
export function useAddress(): (content: Content) => string {
  const say = useSay();
  const label = useLabel();
  return (content) => `${say(registry[content.page].label)} › ${label(content)}`;
}
