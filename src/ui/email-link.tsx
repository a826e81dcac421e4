import { Fragment } from 'react';

export function EmailLink({ email }: { email: string }) {
  return (
    <a className="link wrap-anywhere" href={`mailto:${email}`}>
      <EmailText email={email} />
    </a>
  );
}

/** A narrow line would otherwise leave one letter to the next. */
export const EmailText = ({ email }: { email: string }) =>
  email
    .replaceAll('.', '. ')
    .replaceAll('@', ' @')
    .split(' ')
    .map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their places
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ));
