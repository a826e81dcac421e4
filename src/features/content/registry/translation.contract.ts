/** The built-in translation says what the built-in text says. Once staff have written another text, it
 * counts as missing until they have written its translation, too.
 *
 * @param isBuiltIn whether the original is as the product or its demo brought it
 */
export const isTranslated = (
  isBuiltIn: boolean,
  translation: { value: string; updatedBy: string },
): boolean => translation.value !== '' && (translation.updatedBy !== '' || isBuiltIn);
