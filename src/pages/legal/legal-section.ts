import type { ComponentType } from 'react';
import type { Brand } from './brand.ts';

/** Other pages link to the id, so keep it when the title changes. */
export type LegalSection = {
  id: string;
  title: string;
  /** The specification's terms jump from 4 to 11, so the number before the title is written out. */
  number?: number;
  Body: ComponentType<{ brand: Brand }>;
};

export const headingOf = ({ number, title }: LegalSection) =>
  number === undefined ? title : `${number}. ${title}`;
