import type { Values } from '../../features/content/contract.ts';

/** Who speaks on the legal pages. The owner edits all of it and may leave any of it blank. */
export type Brand = {
  name: string;
  appName: string;
  legalName: string;
  address: string;
  phone: string;
  email: string;
  whatsapp: string;
};

/** The party that answers for the data: the registered company, or the brand while it has no other name. */
export const companyOf = (brand: Brand) => brand.legalName || brand.name;

/** The owner's own facts, as the legal pages speak of them. */
export const brandOf = ({ brand, info }: Values<'contact'>): Brand => ({
  name: brand.name,
  appName: brand.app_name,
  legalName: brand.legal_name,
  address: info.address,
  phone: info.phone,
  email: info.email,
  whatsapp: info.whatsapp,
});
