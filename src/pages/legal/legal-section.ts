import type { ComponentType } from 'react';
import type { Brand } from './brand.ts';

/** One part of a legal text. The id is linked to from elsewhere: it stays when the title changes. */
export type LegalSection = {
  id: string;
  title: string;
  /** Shown before the title. Written out, not counted: the terms jump from 4 to 11. */
  number?: number;
  Body: ComponentType<{ brand: Brand }>;
};

export const headingOf = ({ number, title }: LegalSection) =>
  number === undefined ? title : `${number}. ${title}`;
