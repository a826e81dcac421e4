import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export type Behaviour =
  | 'accept'
  | 'hang'
  /** It reads the whole mail and never answers. */
  | 'hang after data'
  /** It reads the whole mail and closes the connection without an answer. */
  | 'drop after data'
  | { sender: 550 }
  /** It refuses the recipient for now or for good. */
  | { recipient: 451 | 550 }
  | { data: 451 | 550 | 554 };

type ReceivedMail = { to: string[]; source: string; messageId: string };

export type TestSmtp = {
  url: string;
  /** It accepted these mails with a 250. */
  accepted: ReceivedMail[];
  /** It got these mails in full, whether it accepted them or not. */
  received: ReceivedMail[];
  behave(next: Behaviour): void;
  stop(): Promise<void>;
};

type Options = { onData?: () => Promise<void> } & Pick<
  SMTPServerOptions,
  'onAuth' | 'authOptional' | 'disabledCommands' | 'secure'
>;

export async function startSmtp(options: Options = {}): Promise<TestSmtp> {
  const smtp = await createSmtp(options);
  onTestFinished(smtp.stop);
  return smtp;
}

/** Tests can change the behaviour of this real mail server; call `stop()` in the end. */
export async function createSmtp({ onData, ...options }: Options = {}): Promise<TestSmtp> {
  let behaviour: Behaviour = 'accept';
  const accepted: ReceivedMail[] = [];
  const received: ReceivedMail[] = [];
  const refusal = (code: number) =>
    Object.assign(new Error(code < 500 ? 'Try again later' : 'No such mailbox'), {
      responseCode: code,
    });

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    ...options,
    onConnect(_session, done) {
      if (behaviour !== 'hang') done();
    },
    onMailFrom(_address, _session, done) {
      done(
        typeof behaviour === 'object' && 'sender' in behaviour ? refusal(behaviour.sender) : null,
      );
    },
    onRcptTo(_address, _session, done) {
      done(
        typeof behaviour === 'object' && 'recipient' in behaviour
          ? refusal(behaviour.recipient)
          : null,
      );
    },
    async onData(stream, session, done) {
      const source = await text(stream);
      const [, messageId = ''] = /^message-id: (.*)$/im.exec(source) ?? [];
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const mail = { to, source, messageId };
      received.push(mail);
      await onData?.();
      if (behaviour === 'hang after data') return;
      if (behaviour === 'drop after data') dropConnections();
      else if (typeof behaviour === 'object' && 'data' in behaviour) done(refusal(behaviour.data));
      else {
        accepted.push(mail);
        done();
      }
    },
  });
  const dropConnections = () => {
    for (const connection of server.connections) connection._socket.destroy();
  };
  // Clients that give up are part of the tests.
  server.on('error', () => {});
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      dropConnections();
      server.close(() => resolve());
    });
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    received,
    behave: (next) => {
      behaviour = next;
    },
    stop,
  };
}

/** No mail server runs at this address. */
export async function closedPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
