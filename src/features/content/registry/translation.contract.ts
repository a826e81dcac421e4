/**
 * The built-in translation is right for the built-in text. Once staff have written another text,
 * its translation is missing until they have written that, too.
 * @param isBuiltIn whether the original is as the product or its demo brought it
 */
export const isTranslated = (
  isBuiltIn: boolean,
  translation: { value: string; updatedBy: string },
): boolean => translation.value !== '' && (translation.updatedBy !== '' || isBuiltIn);
