import { formatsOf } from './formats.ts';
import { useReader } from './reader.tsx';

/** `const { day, number } = useFormats()`, then `day(faq.createdAt)`. */
export const useFormats = () => formatsOf(useReader());
