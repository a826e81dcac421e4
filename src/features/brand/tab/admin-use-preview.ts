import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useGet } from '../../../ui/dashboard/tools/use-get.ts';
import { ApiError } from '../../../ui/fetch.ts';
import { type BrandPreview, previewSchema } from '../contract.ts';
import type { BrandFields } from './admin-edits.ts';

/** A colour field changes many times a second, so only a pause counts. */
const PAUSE_MS = 300;

export type LogoPreview = { data: BrandPreview | undefined; errors: Record<string, string> };

export function useLogoPreview(fields: BrandFields, name: string): LogoPreview {
  const chosen = useSettled(new URLSearchParams(queryOf(fields, name)).toString());
  const { data, error } = useGet(
    ['brand-preview', chosen],
    `/api/brand/preview?${chosen}`,
    previewSchema,
    { placeholderData: keepPreviousData, retry: false },
  );
  return { data, errors: error instanceof ApiError ? error.fields : {} };
}

function queryOf({ share, main, accent, ...rest }: BrandFields, name: string) {
  return { ...rest, name, ...(main && { main }), ...(accent && { accent }) };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
