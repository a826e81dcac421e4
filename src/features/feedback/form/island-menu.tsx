import { useState } from 'react';
import { isRecord } from '../../../record.contract.ts';
import { api } from '../../../ui/fetch.ts';
import { Options, Select } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import type { MenuCategory, MenuChoice } from '../../menu/contract.ts';
import { shownWhenChosen } from './island-choices.tsx';
import { feedbackFormTexts as texts } from './messages.ts';

export type Menus = Record<MenuCategory, MenuChoice[]>;

/** Starts with the menus in the page; choosing a category loads its menu again. */
export function useMenus(known: Menus) {
  const [menus, setMenus] = useState<Record<MenuCategory, MenuChoice[] | 'loading'>>(known);

  async function load(category: MenuCategory) {
    const show = (items: MenuChoice[] | 'loading') =>
      setMenus((others) => ({ ...others, [category]: items }));
    show('loading');
    try {
      show(await api.get(`/api/menu-items/category/${category}`, choices));
    } catch {
      show(known[category]);
    }
  }
  return { menus, load };
}

const choices = {
  parse: (value: unknown): MenuChoice[] => (Array.isArray(value) ? value.filter(isChoice) : []),
};

const isChoice = (value: unknown): value is MenuChoice =>
  isRecord(value) && typeof value.id === 'number' && typeof value.name === 'string';

type PickerProps = {
  category: MenuCategory;
  items: MenuChoice[] | 'loading';
  chosen: string;
  error: string | undefined;
};

export function MenuPicker({ category, items, chosen, error }: PickerProps) {
  const say = useSay();
  return (
    <div className={shownWhenChosen[category]}>
      <Select
        label={say(category === 'minuman' ? texts.drinkItem : texts.foodItem)}
        name={`menuItemId-${category}`}
        defaultValue={chosen}
        disabled={items === 'loading'}
        error={error}
      >
        {items === 'loading' ? (
          <option value="">{say(texts.loadingMenu)}</option>
        ) : items.length === 0 ? (
          <option value="">{say(texts.noMenu)}</option>
        ) : (
          <>
            <option value="">{say(texts.chooseItem)}</option>
            <Options of={items.map(({ id, name }) => [id, name])} />
          </>
        )}
      </Select>
    </div>
  );
}
