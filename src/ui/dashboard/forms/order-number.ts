/** Takes `register('displayOrder', orderNumber)`: an empty field is the default, 0 stays 0. */
export const orderNumber = {
  setValueAs: (value: unknown) => (value === '' ? undefined : Number(value)),
};
