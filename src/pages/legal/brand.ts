import type { Env } from '../../server/env.ts';
import type { Site } from '../site.ts';

/** They are days until data is shortened or deleted; 0 means never. */
export type Retention = Pick<
  Env,
  | 'VISIT_ADDRESS_DAYS'
  | 'VISITS_KEEP_DAYS'
  | 'MESSAGES_KEEP_DAYS'
  | 'FEEDBACK_KEEP_DAYS'
  | 'RATINGS_KEEP_DAYS'
  | 'MAIL_KEEP_DAYS'
  | 'AUDIT_KEEP_DAYS'
>;

/** The owner can leave each of these facts empty. */
export type Brand = {
  retention: Retention;
  name: string;
  appName: string;
  legalName: string;
  address: string;
  phone: string;
  email: string;
  whatsapp: string;
  rewardsRatings: boolean;
};

/** The brand's name stands in for a legal name that is not filled in. */
export const companyOf = (brand: Brand) => brand.legalName || brand.name;

export const brandOf = (
  { contact: { brand, info }, rewardsRatings }: Site,
  retention: Retention,
): Brand => ({
  rewardsRatings,
  retention,
  name: brand.name,
  appName: brand.app_name || brand.name,
  legalName: brand.legal_name,
  address: info.address,
  phone: info.phone,
  email: info.email,
  whatsapp: info.whatsapp,
});
