import type { Values } from '../../features/content/contract.ts';
import type { Env } from '../../server/env.ts';

/** After how many days data is shortened or deleted; 0 = never. */
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

/**
 * The shop's facts on the legal pages. The owner edits the texts and may leave any of them empty.
 */
export type Brand = {
  retention: Retention;
  name: string;
  appName: string;
  legalName: string;
  address: string;
  phone: string;
  email: string;
  whatsapp: string;
};

/** The company responsible for the data; the brand's name while no legal name is given. */
export const companyOf = (brand: Brand) => brand.legalName || brand.name;

export const brandOf = ({ brand, info }: Values<'contact'>, retention: Retention): Brand => ({
  retention,
  name: brand.name,
  appName: brand.app_name,
  legalName: brand.legal_name,
  address: info.address,
  phone: info.phone,
  email: info.email,
  whatsapp: info.whatsapp,
});
