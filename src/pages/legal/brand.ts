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
