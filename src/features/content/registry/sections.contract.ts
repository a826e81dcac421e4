/**
 * The order of a page's sections, as staff have arranged them: `story,-team,drinks`. A minus hides
 * one. While it is empty, all sections are shown in their usual order.
 */
export const SECTIONS = /^-?[a-z\d_]+(,-?[a-z\d_]+)*$/;

export type Arranged<Key extends string> = { key: Key; isShown: boolean };

/** Sections that came with a newer version stand where they usually do. */
export function arranged<Key extends string>(value: string, usual: Key[]): Arranged<Key>[] {
  const wanted = value === '' ? [] : value.split(',');
  const found = wanted.flatMap((entry) => {
    const key = usual.find((one) => one === entry.replace(/^-/, ''));
    return key ? [{ key, isShown: !entry.startsWith('-') }] : [];
  });
  const once = found.filter(({ key }, at) => found.findIndex((one) => one.key === key) === at);
  return usual.reduce((all, key, place) => {
    if (all.some((one) => one.key === key)) return all;
    const before = usual.slice(0, place).findLast((one) => all.some((other) => other.key === one));
    const at = before ? all.findIndex((one) => one.key === before) + 1 : 0;
    return all.toSpliced(at, 0, { key, isShown: true });
  }, once);
}

export const written = <Key extends string>(sections: Arranged<Key>[], usual: Key[]): string => {
  const text = sections.map(({ key, isShown }) => (isShown ? key : `-${key}`)).join(',');
  return text === usual.join(',') ? '' : text;
};
