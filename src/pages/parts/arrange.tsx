import { Fragment, type ReactNode } from 'react';
import { arranged } from '../../features/content/registry/sections.contract.ts';

type Props<Key extends string> = {
  order: string;
  /** Their order here is the usual one. */
  sections: Record<Key, ReactNode>;
};

export function Arrange<Key extends string>({ order, sections }: Props<Key>) {
  const parts = Object.entries<ReactNode>(sections);
  const usual = parts.map(([key]) => key);
  return arranged(order, usual)
    .filter(({ isShown }) => isShown)
    .map(({ key }) => <Fragment key={key}>{parts.find(([name]) => name === key)?.[1]}</Fragment>);
}

export const isShown = (order: string, section: string): boolean =>
  !order.split(',').includes(`-${section}`);
