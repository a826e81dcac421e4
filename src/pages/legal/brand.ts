import type { Values } from '../../features/content/contract.ts';

/**
 * The shop's facts on the legal pages. The owner edits them all and may leave any of them empty.
 */
export type Brand = {
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

export const brandOf = ({ brand, info }: Values<'contact'>): Brand => ({
  name: brand.name,
  appName: brand.app_name,
  legalName: brand.legal_name,
  address: info.address,
  phone: info.phone,
  email: info.email,
  whatsapp: info.whatsapp,
});
