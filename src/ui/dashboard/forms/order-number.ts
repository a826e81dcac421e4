/**
 * Use it in `register('displayOrder', orderNumber)`: an empty field means the default, and 0 stays
 * 0.
 */
export const orderNumber = {
  setValueAs: (value: unknown) => (value === '' ? undefined : Number(value)),
};
