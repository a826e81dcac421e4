import { Login } from '../features/auth/login.island.tsx';
import { Logo } from './frame/logo.tsx';
import type { Site } from './site.ts';

type Props = {
  site: Site;
  /** Where to go afterwards, made safe by `safeNext`. */
  next?: string;
  /** The form was sent before its script had arrived, and refused. */
  failed?: boolean;
};

/** Where staff sign in; nothing else to see here. */
export function LoginPage({ site, next = '/admin', failed = false }: Props) {
  return (
    <main className="kawung grid min-h-svh place-items-center px-gutter py-12">
      <div className="w-full max-w-md">
        <div className="card p-6 shadow sm:p-10">
          <a className="inline-block no-underline" href="/">
            <Logo site={site} />
          </a>
          <h1 className="heading-display mt-8 text-2xl">Staff sign in</h1>
          <div className="mt-6">
            <Login next={next} failed={failed} />
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
