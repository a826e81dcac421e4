const ABOUT_APP =
  /\{app\}|\b(apps?|app store|google play|membership|loyalty|members?|aplikasi\w*|keanggotaan|anggota|saldo|top-?ups?|balance|poin|points?)\b/i;

export const isAboutApp = (text: string): boolean => ABOUT_APP.test(text);

export const withoutApp = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => {
      if (!isAboutApp(line)) return [line];
      const left = line.split(/(?<=[.!?])\s+/).filter((sentence) => !isAboutApp(sentence));
      return left.length > 0 ? [left.join(' ')] : [];
    })
    .join('\n');
