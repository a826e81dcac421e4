import { Login } from '../features/auth/login.island.tsx';

type Props = {
  brand: string;
  /** A path of the back office, made safe by `safeNext`. */
  next: string;
  failed: boolean;
};

/** Where staff sign in; nothing else to see here. */
export function LoginPage({ brand, next, failed }: Props) {
  return (
    <main className="kawung grid min-h-dvh place-items-center px-gutter py-12" id="main">
      <div className="w-full max-w-md">
        <div className="card p-6 shadow sm:p-10">
          <p className="eyebrow">{brand}</p>
          <h1 className="heading-display mt-2 text-2xl">Staff login</h1>
          <div className="mt-8">
            <Login next={next} failed={failed} />
          </div>
        </div>
        <p className="mt-6 text-center text-sm">
          <a className="link" href="/">
            Back to the website
          </a>
        </p>
      </div>
    </main>
  );
}
