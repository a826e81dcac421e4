const english = new Intl.DisplayNames(['en'], { type: 'region' });
const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));

/** Returns "Indonesia"; an unknown code stays as it is. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (english.of(code) ?? code) : code;

/** The first use makes it, because it would make the start slower. */
export const allCountries = () =>
  (countries ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((code) => ({ code, name: countryName(code) })));
let countries: { code: string; name: string }[] | undefined;
