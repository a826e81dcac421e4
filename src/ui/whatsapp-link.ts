/** Writes 6281234567890 as people do: 0812-3456-7890. */
export function formatWhatsapp(number: string): string {
  const local = number.replace(/^62/, '0');
  return local.replace(/^(\d{4})(\d{4})(\d+)$/, '$1-$2-$3');
}

/** People write `0812…` or `+62 812…`; wa.me needs the country code without a plus. */
export const whatsappDigits = (number: string): string =>
  number.replaceAll(/\D/g, '').replace(/^0/, '62');

export function whatsappLink(number: string, greeting = ''): string {
  return `https://wa.me/${whatsappDigits(number)}${greeting && `?text=${encodeURIComponent(greeting)}`}`;
}

/** People choose in WhatsApp to whom they send the text. */
export const whatsappShareLink = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;
