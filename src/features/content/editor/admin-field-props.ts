import type { Language } from '../../../messages.ts';
import type { Content } from '../contract.ts';
import type { Item } from '../registry/item.contract.ts';
import type { Names } from './admin-view.tsx';

export type FieldProps = {
  item: Content;
  lang?: Language | undefined;
  known: Item | undefined;
  value: string;
  error: string | undefined;
  names: Names;
  onChange: (value: string) => void;
  onHistory: () => void;
};

export const fieldId = (id: number) => `content-${id}`;
