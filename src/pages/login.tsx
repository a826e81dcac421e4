import { Login } from '../features/auth/login.island.tsx';
import { Logo } from './frame/logo.tsx';
import type { Site } from './site.ts';

type Props = {
  site: Site;
  /** Where to go after signing in, checked by `safeNext`. */
  next: string;
  /** Why the form was refused when it was sent without JavaScript. */
  refusal: string | undefined;
  /** The account has a second step. */
  asksForCode: boolean;
};

export function LoginPage({ site, next, refusal, asksForCode }: Props) {
  return (
    <main className="grid bg-milk min-h-svh place-items-center px-gutter py-12">
      <div className="w-full max-w-md">
        <div className="card p-6 shadow sm:p-10">
          <a className="inline-block no-underline" href="/">
            <Logo site={site} />
          </a>
          <h1 className="heading-display mt-8 text-2xl">Staff sign in</h1>
          <div className="mt-6">
            <Login next={next} refusal={refusal} asksForCode={asksForCode} />
          </div>
        </div>
        <p className="mt-6 text-center text-sm">
          <a className="link" href="/">
            Back to Home
          </a>
        </p>
      </div>
    </main>
  );
}
