import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export type Behaviour =
  | 'accept'
  /** Takes the connection and never says a word. */
  | 'hang'
  /** Takes the whole mail and never answers. */
  | 'hang after data'
  /** Takes the whole mail and ends the connection without an answer. */
  | 'drop after data'
  /** Refuses the sender, and with it every mail. */
  | { sender: 550 }
  /** Refuses the recipient, for now or for good. */
  | { recipient: 451 | 550 }
  /** Refuses the mail once it has it. */
  | { data: 451 | 550 | 554 };

type ReceivedMail = { to: string[]; source: string; messageId: string };

export type TestSmtp = {
  url: string;
  /** What it has accepted with a 250. */
  accepted: ReceivedMail[];
  /** What was sent to it in full, whether it accepted it or not. */
  received: ReceivedMail[];
  /** How it answers from now on. */
  behave(next: Behaviour): void;
  /** Stops listening: connections are refused. */
  stop(): Promise<void>;
  /** Listens again after that, where it did. */
  comeBack(): Promise<void>;
};

type Options = { onData?: () => Promise<void> } & Pick<
  SMTPServerOptions,
  'onAuth' | 'authOptional' | 'disabledCommands' | 'secure'
>;

/** A mail server of its own for one test. */
export async function startSmtp(options: Options = {}): Promise<TestSmtp> {
  const smtp = await createSmtp(options);
  onTestFinished(smtp.stop);
  return smtp;
}

/** A real mail server on a free port that can be told to misbehave; stop it in the end. */
export async function createSmtp({ onData, ...options }: Options = {}): Promise<TestSmtp> {
  let behaviour: Behaviour = 'accept';
  const accepted: ReceivedMail[] = [];
  const received: ReceivedMail[] = [];
  const refusal = (code: number) =>
    Object.assign(new Error(code < 500 ? 'Try again later' : 'No such mailbox'), {
      responseCode: code,
    });

  const serve = () =>
    new SMTPServer({
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
        else if (typeof behaviour === 'object' && 'data' in behaviour)
          done(refusal(behaviour.data));
        else {
          accepted.push(mail);
          done();
        }
      },
    });
  let server = serve();
  const dropConnections = () => {
    for (const connection of server.connections) connection._socket.destroy();
  };
  const listen = (on: number) =>
    new Promise<number>((resolve) => {
      // A client that gives up is what is tested here.
      server.on('error', () => {});
      const listener = server.listen(on, '127.0.0.1', () => {
        const address = listener.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  const port = await listen(0);
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
    comeBack: async () => {
      server = serve();
      await listen(port);
    },
  };
}

/** The address of a mail server that nobody has started. */
export async function closedPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
